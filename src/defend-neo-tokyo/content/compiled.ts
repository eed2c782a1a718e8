import type { Effect } from './effects.js';
import type { EffectList } from './lists.js';
import type {
  AttackRow,
  Chassis,
  Citizen,
  Constants,
  ContentPack,
  EventCard,
  LimbTile,
  MechCard,
  Quality,
  Side,
  TileAction,
} from './schema.js';
import type { WindowKind } from './terms.js';

/*
 * Everything of one kind is written out with the same keys, also where a card has less: the rules
 * read these all the time, and objects of one make are read several times as fast as a mixture.
 */

export interface Space {
  readonly id: string;
  readonly name: string;
  /** 0 for the Defense HQ (DN-RULING-22). */
  readonly number: number;
  readonly capacity: number;
  readonly adjacent: readonly string[];
}

export interface CompiledCitizen {
  readonly name: string;
  readonly population: number;
  /** The ids of its effect lists, where it has such an ability. */
  readonly enter: string | undefined;
  readonly exit: string | undefined;
  readonly end: string | undefined;
  /** What its text does while it is in play: the sum of each kind. */
  readonly standing: Readonly<Record<StandingKind, number>>;
}

type StandingKind = NonNullable<Citizen['while']>[number]['kind'];

export interface CompiledCard {
  readonly name: string;
  readonly tile: string;
  readonly type: MechCard['type'];
  readonly requirement: number;
  readonly symbol: boolean;
  readonly stays: boolean;
  readonly trigger: Trigger | undefined;
  readonly effects: readonly Effect[];
  readonly list: string;
}

interface Trigger {
  readonly window: WindowKind;
  readonly who: 'self' | 'ally';
  readonly range: number;
}

export interface CompiledAction {
  readonly name: string;
  readonly type: TileAction['type'];
  readonly link: number | null;
  readonly cost: TileAction['cost'];
  readonly symbol: boolean;
  readonly effects: readonly Effect[];
  readonly list: string;
  /** Its effects contain a move. */
  readonly moves: boolean;
}

export interface CompiledRow {
  readonly instances: AttackRow['instances'];
  readonly effects: readonly Effect[];
  readonly list: string;
}

export interface CompiledEvent {
  readonly name: string;
  readonly kind: EventCard['kind'];
  readonly symbol: EventCard['symbol'];
  readonly list: string;
}

export const sideNames = ['mech', 'city', 'combined'] as const;
export type SideName = (typeof sideNames)[number];

export interface CompiledSide {
  readonly name: SideName;
  readonly armor: Side['armor'];
  /** The number of each quality; 0 for those it has not (DN-MON-09). */
  readonly qualities: Qualities;
  readonly white: CompiledRow;
  readonly red: CompiledRow;
}

export type Qualities = Readonly<Record<Quality['kind'], number>>;

export interface CompiledMonster {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly life: number;
  /** Part of the card is lost, and which row is the white one is a ruling (DN-RULING-37). */
  readonly reconstructed: boolean;
  readonly sides: Readonly<Record<SideName, CompiledSide | undefined>>;
  /** Lists of the Boss only. */
  readonly arrival: string | undefined;
  readonly afterAttack: string | undefined;
}

export interface MonsterSet {
  readonly id: string;
  readonly monsters: readonly string[];
  readonly boss: string;
  readonly appears: readonly string[];
  readonly events: readonly string[];
}

/** A checked pack with everything found by id. Cards with copies are found by their instances. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  readonly dice: ContentPack['dice'];
  readonly hq: string;
  readonly spaces: ReadonlyMap<string, Space>;
  /** The City Spaces by number, from 1. */
  readonly cities: readonly string[];
  readonly cityCards: ReadonlyMap<string, string>;
  /** All cards of a deck, in the order of sets. */
  readonly decks: Readonly<Record<'city' | 'citizen', readonly string[]>>;
  /** White lines on the shortest path (DN-RULING-43). */
  distance(from: string, to: string): number;
  readonly citizens: ReadonlyMap<string, CompiledCitizen>;
  readonly chassis: ReadonlyMap<string, Chassis>;
  readonly legs: ReadonlyMap<string, LimbTile>;
  readonly arms: ReadonlyMap<string, LimbTile>;
  /** Spaces of the Power Track of each limb. */
  readonly trackLengths: ReadonlyMap<string, number>;
  readonly actions: ReadonlyMap<string, readonly CompiledAction[]>;
  readonly prebuilt: ReadonlyMap<string, ContentPack['prebuilt'][number]>;
  readonly cards: ReadonlyMap<string, CompiledCard>;
  readonly cardsOfTile: ReadonlyMap<string, readonly string[]>;
  readonly monsters: ReadonlyMap<string, CompiledMonster>;
  readonly sets: ReadonlyMap<string, MonsterSet>;
  readonly events: ReadonlyMap<string, CompiledEvent>;
  readonly lists: ReadonlyMap<string, EffectList>;
}
