import { readFileSync } from 'node:fs';
import { check } from './check.mjs';

const logs = JSON.parse(readFileSync('logs.json', 'utf8'));
console.log(JSON.stringify(check(logs)));
