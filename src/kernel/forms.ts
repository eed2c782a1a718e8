import type { Game, GameDefinition, GameTypes } from './game.js';
import { moveSchema } from './play.js';
import * as z from './schema.js';

/** The schemas as users see them: made when they are first asked for. */
export function schemasOf<G extends GameTypes>({
  schemas,
  moves,
}: GameDefinition<G>): Game<G>['schemas'] {
  const { view = z.unknown() as z.ZodType<G['view']> } = schemas;
  let move: z.ZodType<G['move']> | undefined;
  return {
    ...schemas,
    get setup() {
      return z.made(schemas.setup);
    },
    get state() {
      return z.made(schemas.state);
    },
    get event() {
      return z.made(schemas.event);
    },
    get view() {
      return z.made(view);
    },
    get content() {
      return z.made(schemas.content);
    },
    get move() {
      move ??= z.made(moveUnion(moves));
      return move;
    },
  };
}

function moveUnion<G extends GameTypes>(moves: GameDefinition<G>['moves']): z.ZodType<G['move']> {
  const [first, ...rest] = moves.map(moveSchema) as [ReturnType<typeof moveSchema>];
  return z.discriminatedUnion('type', [first, ...rest]) as z.ZodType<G['move']>;
}

/** The types that a union of events tells apart. */
export function typesIn(events: z.ZodType): ReadonlySet<unknown> {
  const { def } = (events as z.core.$ZodType as z.core.$ZodTypes)._zod;
  if (def.type !== 'union') return new Set();
  return new Set(
    def.options.flatMap((option) => {
      const form = (option as z.core.$ZodTypes)._zod.def;
      const type = form.type === 'object' ? form.shape.type : undefined;
      const literal = type && (type as z.core.$ZodTypes)._zod.def;
      return literal?.type === 'literal' ? [...literal.values] : [];
    }),
  );
}
