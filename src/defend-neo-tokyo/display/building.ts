import type { Zone } from '../../display/scene.js';
import { topStep } from '../../kernel/play.js';
import type { Picks, Step, StepOf } from '../state/steps.js';
import { cardOf, nameOfSeat, type TokyoShown } from './shown.js';

type Building = StepOf<'pickPrebuilt' | 'pickChassis' | 'pickLegs' | 'pickArm' | 'assemble'>;

/** While the Mechs are built: what can be had, and what everybody has. */
export function buildZones(shown: TokyoShown): Zone[] {
  const step = topStep(shown.view);
  if (step === undefined || !isBuilding(step)) return [];
  return [...offers(shown, step), ...step.picks.map((picks, seat) => picked(shown, picks, seat))];
}

function isBuilding(step: Step): step is Building {
  return 'picks' in step;
}

function offers(shown: TokyoShown, step: Building): Zone[] {
  const { prebuilt, chassis, legs, arms } = shown.content;
  const taken = new Set(step.picks.flatMap(tilesOf));
  const free = (ids: Iterable<string>) => [...ids].filter((id) => !taken.has(id));
  const zone = (label: string, ids: string[]): Zone[] => {
    return [{ id: 'zone:offers', label, kind: 'row', cards: ids.map((id) => cardOf(shown, id)) }];
  };
  switch (step.type) {
    case 'pickPrebuilt': {
      const left = [...prebuilt.values()].filter((mech) => !taken.has(mech.chassis));
      return zone(
        'Prebuilt Mechs',
        left.map(({ id }) => id),
      );
    }
    case 'pickChassis':
      return zone('Chassis', free(chassis.keys()));
    case 'pickLegs':
      return zone('Legs', free(legs.keys()));
    case 'pickArm':
      return zone('Arms', free(arms.keys()));
    case 'assemble':
      return [];
  }
}

function tilesOf({ chassis, legs, arms }: Picks): string[] {
  return [chassis, ...arms, legs].filter((tile) => tile !== null);
}

function picked(shown: TokyoShown, picks: Picks, seat: number): Zone {
  return {
    id: `zone:picks-${seat}`,
    label: `Parts of ${nameOfSeat(shown, seat)}`,
    owner: seat,
    kind: 'display',
    cards: tilesOf(picks).map((tile) => cardOf(shown, tile, { owner: seat })),
  };
}
