import * as z from 'zod';

/* Imported before any schema is made: pages forbid to make code from text, and zod would try. */
z.config({ jitless: true });
