import {
  afterPeople,
  type Company,
  cannotAct,
  cannotHappen,
  companyOf,
  decided,
  namesOf,
  passTime,
  tellPeople,
  wrongTime,
} from './company.js';
import { InvalidInput } from './errors.js';
import type { Game, GameTypes } from './game.js';
import type { LogHeader } from './log.js';
import type { LogPeople } from './log-people.js';
import type { Seat } from './play.js';

/** Who sits at the table of a log that is played again, and whether they may do what it says. Throws InvalidInput. */
export class Attendance<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #header: LogHeader;
  #company: Company;

  constructor(game: Game<G>, header: LogHeader, state: G['state']) {
    this.#game = game;
    this.#header = header;
    this.#company = companyOf(header, game.seats(state));
    expect(wrongTime(header, this.#company, header.at), ['at']);
  }

  /** It is now so late, in this state. */
  pass(state: G['state'], at: number | undefined): void {
    expect(wrongTime(this.#header, this.#company, at), ['at']);
    this.#company = passTime(this.#company, at, this.#timed(state));
  }

  /** This seat moves or takes back. */
  acts(state: G['state'], seat: Seat, at: number | undefined): void {
    this.pass(state, at);
    expect(cannotAct(this.#header, this.#company, seat), []);
  }

  /** It has done so, which led to this state. */
  decided(state: G['state'], seat: Seat): void {
    this.#company = decided(this.#header, this.#company, seat, this.#timed(state));
  }

  /** Something besides; told in one sentence. */
  happens(state: G['state'], entry: LogPeople): string {
    this.pass(state, entry.at);
    expect(cannotHappen(this.#header, this.#company, entry), ['people']);
    const told = tellPeople(entry, namesOf(this.#company, this.#game.seatNames(state)));
    this.#company = afterPeople(this.#company, entry);
    return told;
  }

  #timed(state: G['state']): readonly Seat[] {
    return this.#header.clock === undefined ? [] : this.#game.toAct(state);
  }
}

function expect(problem: string | undefined, path: readonly string[]): void {
  if (problem !== undefined) throw new InvalidInput('log', [{ path, message: problem }]);
}
