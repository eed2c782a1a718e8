import { checkMatchId, type LogStore, LostLease, WrongNumber } from './store.js';

/** What is needed of a `Pool` of the library `pg`. */
export interface PostgresPool {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    readonly rows: readonly Record<string, unknown>[];
    readonly rowCount: number | null;
  }>;
}

/** The tables, to be made once: by `prepare`, or by whoever looks after the database. */
export const postgresTables = `
select pg_advisory_xact_lock(hashtext('cityrules'));
create table if not exists cityrules_lease (
  match text primary key,
  token bigint not null,
  until timestamptz not null
);
create table if not exists cityrules_line (
  match text not null,
  part text not null,
  number integer not null,
  line text not null,
  primary key (match, part, number)
);
`;

const acquire = `
insert into cityrules_lease as held (match, token, until)
values ($1, 1, now() + $2 * interval '1 millisecond')
on conflict (match) do update set token = held.token + 1, until = excluded.until
where held.until <= now()
returning token`;

const renew = `
update cityrules_lease set until = now() + $3 * interval '1 millisecond'
where match = $1 and token = $2`;

const release = `
update cityrules_lease set until = '-infinity' where match = $1 and token = $2`;

/** In one statement: who takes over waits until it is done, or it finds the lease gone. */
const append = `
with held as (
  select from cityrules_lease where match = $1 and token = $2 for share
), written as (
  insert into cityrules_line (match, part, number, line)
  select $1, $3, $4::integer + place - 1, line
  from unnest($5::text[]) with ordinality as given (line, place)
  where exists (select from held)
  and $4 = (
    select coalesce(max(number) + 1, 0) from cityrules_line where match = $1 and part = $3
  )
  returning number
)
select (select count(*) from held)::integer as held, (select count(*) from written)::integer as written`;

const read = `
select line from cityrules_line where match = $1 and part = $2 order by number`;

const list = `
select distinct match from cityrules_line order by match`;

/** Matches in a PostgreSQL database, one row a line, for any number of processes on any number of machines. */
export function postgresStore(pool: PostgresPool): LogStore & { prepare(): Promise<void> } {
  return {
    async prepare() {
      await pool.query(postgresTables);
    },
    async acquire(match, milliseconds) {
      const { rows } = await pool.query(acquire, [checkMatchId(match), milliseconds]);
      const token = rows[0]?.token;
      return token === undefined ? undefined : { match, token: Number(token) };
    },
    async renew({ match, token }, milliseconds) {
      return (await pool.query(renew, [match, token, milliseconds])).rowCount === 1;
    },
    async release({ match, token }) {
      await pool.query(release, [match, token]);
    },
    async append(lease, part, number, lines) {
      const { match, token } = lease;
      const values = [match, token, part, number, lines];
      const { rows } = await pool.query(append, values).catch((error) => {
        if (isDuplicate(error)) throw new WrongNumber(number);
        throw error;
      });
      if (rows[0]?.held !== 1) throw new LostLease(lease);
      if (rows[0].written !== lines.length) throw new WrongNumber(number);
    },
    async read(match, part) {
      const { rows } = await pool.query(read, [checkMatchId(match), part]);
      return rows.map(({ line }) => String(line));
    },
    async list() {
      const { rows } = await pool.query(list);
      return rows.map(({ match }) => String(match));
    },
  };
}

function isDuplicate(error: unknown): boolean {
  return (error as { readonly code?: string }).code === '23505';
}
