import { readFileSync } from 'node:fs';
import pg from 'pg';
import { amount } from '../packages/contract/src/kernel/amount.ts';
import { AccountType, Currency } from '../packages/contract/src/ledger/currencies.ts';
import { allTrades, TradeType } from '../packages/contract/src/ledger/trade-types.ts';
import type { Tx } from '../packages/server/src/platform/context.ts';
import { coalesce, coalesceWrites } from '../packages/server/src/platform/coalesce.ts';
import {
  countEntries,
  findTotals,
  type Holder,
  type Leg,
  listEntries,
  postTrade,
  postTrades,
  type Trade,
} from '../packages/server/src/features/ledger/index.ts';
import { addUp } from '../packages/server/src/features/ledger/manage/check-book.store.ts';
import { openEmptyCompany } from './sides/empty-company.ts';
import { openHttpTrades } from './sides/http-trades.ts';
import { writeResult } from './write-result.ts';

/**
 * The book beside pgledger in the same PostgreSQL, fsync on, in turns: eight clients, a hundred accounts, one trade at a time
 * each. `PGLEDGER_SQL` names its files, separated by commas: its ULID function, then `pgledger.sql`. Nothing of it is ours.
 */
const clients = 8;
const people = 100;
const rounds = Number(process.env['ROUNDS'] ?? 7);
const roundMs = Number(process.env['ROUND_MS'] ?? 700);
const growth = (process.env['GROWTH'] ?? '10000,100000,1000000').split(',').map(Number);
const shared = 1_000;

const { tenantId, now, scope, url, close } = await openEmptyCompany(clients + 2);
const system = { actor: null, now };
const person = (n: number): Holder => ({ accountType: AccountType.person, holderId: `p${n}`, name: `person ${n}` });
const team: Holder = { accountType: AccountType.team, holderId: 'team', name: 'team' };
const leg = (holder: Holder | null, hundredths: bigint): Leg => ({
  holder,
  amount: amount(hundredths),
  tradeType: TradeType.topUp,
});
const trade = (legs: readonly Leg[]): Trade => ({ tenantId, currency: Currency.coin, legs, detail: 'bench' });
const move = (from: Holder | null, to: Holder): Trade => trade([leg(from, -1n), leg(to, 1n)]);

const below = (limit: number) => Math.floor(Math.random() * limit);
/** Two of the accounts, each as likely; or one of them and always the same. */
const uniform = (): [number, number] => {
  const from = below(people);
  return [from, (from + 1 + below(people - 1)) % people];
};
const hot = (): [number, number] => [1 + below(people - 1), 0];

type Way = (client: number) => Promise<unknown>;
const alone = (one: Trade) => scope.inTransaction((tx) => postTrade(tx, system, one));
const together = coalesceWrites(async (tx, [first, ...rest]: readonly Trade[]) => {
  return first ? ((await postTrades(tx, system, [first, ...rest])) ?? []) : [];
}, 100);

type Pair = () => [number, number];
async function openPeer(address: string): Promise<((pair: Pair) => Way) | null> {
  const files = process.env['PGLEDGER_SQL']?.split(',') ?? [];
  if (files.length === 0) {
    process.stderr.write('\n*** PGLEDGER_SQL is not set: THE PEER IS LEFT OUT, no ratio says anything ***\n\n');
    return null;
  }
  const all = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      return client;
    }),
  );
  for (const file of files) await all[0]?.query(readFileSync(file, 'utf8'));
  const made = await all[0]?.query<{ id: string }>(
    `select id from generate_series(1, ${people}) n, lateral pgledger_create_account('a' || n, 'CNY')`,
  );
  const accounts = made?.rows.map(({ id }) => id) ?? [];
  closing.push(() => Promise.all(all.map((client) => client.end())));
  return (pair) => async (client) => {
    const [from, to] = pair();
    const text = 'select id from pgledger_create_transfer($1, $2, 1)';
    await all[client]?.query({ name: 'transfer', text, values: [accounts[from], accounts[to]] });
  };
}
const closing: (() => Promise<unknown>)[] = [];

/** Trades a second of eight clients, each waiting for its own. */
async function speedOf(way: Way): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const client = async (index: number): Promise<void> => {
    while (performance.now() - begun < roundMs) {
      await way(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return (done * 1000) / (performance.now() - begun);
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

type Row = readonly (string | number)[];
const rows: Row[] = [];

/** In turns, so that whatever else this machine does meets all of them; the first round is not counted. */
async function compare(what: string, ways: Readonly<Record<string, Way>>, peer: Way | null): Promise<void> {
  const sides = { ...ways, ...(peer && { pgledger: peer }) };
  const speeds = new Map(Object.keys(sides).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(sides)) {
      const speed = await speedOf(way);
      if (round > 0) speeds.get(name)?.push(speed);
    }
  const peers = speeds.get('pgledger');
  for (const [name, own] of speeds) {
    const ratio = peers ? median(own.map((speed, at) => speed / (peers[at] ?? Number.NaN))).toFixed(2) : '–';
    rows.push([`${what}: ${name}`, `${Math.round(median(own))}/s`, ratio]);
  }
}

for (let from = 0; from < people; from++)
  await alone(trade([leg(null, -1_000_000_000n), leg(person(from), 1_000_000_000n)]));
const peer = await openPeer(url);
/** The one call alone, as whoever asks the database for nothing else would make it. */
const bare = (one: Trade) => postTrade(scope.read as Tx, system, one);
/** All that wait by then, in one call and nothing around it: that it is one transaction is the database's. */
const bareTogether = coalesce(async ([first, ...rest]: readonly Trade[]) => {
  return first ? ((await postTrades(scope.read as Tx, system, [first, ...rest])) ?? []) : [];
}, 100);
const from = (pair: Pair) => {
  const [giver, taker] = pair();
  return move(person(giver), person(taker));
};
await compare(
  'a hundred accounts',
  {
    'one call': () => bare(from(uniform)),
    'one call for those that come at once': () => bareTogether(from(uniform)),
    'each in a transaction of its own': () => alone(from(uniform)),
    'those that come at once together': () => together(scope, from(uniform)),
  },
  peer?.(uniform) ?? null,
);
await compare(
  'one account in all trades',
  {
    'one call': () => bare(from(hot)),
    'one call for those that come at once': () => bareTogether(from(hot)),
    'each in a transaction of its own': () => alone(from(hot)),
    'those that come at once together': () => together(scope, from(hot)),
  },
  peer?.(hot) ?? null,
);
await compare(
  'the platform pays',
  {
    'each in a transaction of its own': () => alone(move(null, person(below(people)))),
    'those that come at once together': () => together(scope, move(null, person(below(people)))),
  },
  peer?.(uniform) ?? null,
);

await alone(trade([leg(null, -1_000_000n), leg(team, 1_000_000n)]));
const distribute = () =>
  alone(trade([leg(team, -BigInt(shared)), ...Array.from({ length: shared }, (_, n) => leg(person(n + 10_000), 1n))]));
rows.push(['a distribution to 1,000 who have no account yet', `${(await secondsOf(distribute)).toFixed(2)} s`, '–']);
rows.push([
  'the same again',
  `${median([await secondsOf(distribute), await secondsOf(distribute), await secondsOf(distribute)]).toFixed(2)} s`,
  '–',
]);

/** The whole of a call: sign-in, key, rules, notice and trade through a server, beside nothing but the peer's function. */
const http = await openHttpTrades();
const worldPeer = await openPeer(http.databaseUrl);
await compare('through HTTP', { 'a reward': http.reward, 'a purchase': http.purchase }, worldPeer?.(uniform) ?? null);
/** A book of so many entries: one account is in all of them, the other side is one of five thousand. */
const owner = new pg.Client({ connectionString: url });
await owner.connect();
await owner.query(
  `insert into ledger_account (id, tenant_id, account_type, holder_id, currency, amount_in, amount_out, created_at)
   select 'many-' || n, $1, case n when 0 then 3 else 2 end, 'many-' || n, 1, 0, 0, now() from generate_series(0, 5000) n`,
  [tenantId],
);
let grown = 0;
async function growTo(entries: number): Promise<void> {
  for (; grown < entries / 2; grown += 10_000) {
    const until = Math.min(grown + 10_000, entries / 2);
    await owner.query(
      `insert into ledger_trade (id, tenant_id, currency, created_by_account, created_by_name, detail, created_at)
       select 'many-' || n, $1, 1, '', '', 'bench', now() from generate_series($2::int + 1, $3::int) n`,
      [tenantId, grown, until],
    );
    await owner.query(
      `insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
       select $1, 'many-' || n, case side when 0 then 'many-0' else 'many-' || (1 + n % 5000) end, 1, 1 + n % 16,
         case when side = n % 2 then -5 else 5 end, 5, 'x'
       from generate_series($2::int + 1, $3::int) n, generate_series(0, 1) side order by n, side`,
      [tenantId, grown, until],
    );
  }
  await owner.query('vacuum analyze ledger_entry, ledger_trade, ledger_account');
}
const key = { tenantId, accountType: AccountType.team, holderId: 'many-0', currency: Currency.coin } as const;
const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  'first page of a statement': () =>
    listEntries(scope.read, key, { tradeType: allTrades, paging: { page: 1, pageSize: 10 } }),
  'number of its entries': () => countEntries(scope.read, key, { tradeType: allTrades }),
  'its totals': () => findTotals(scope.read, key),
  'check of the whole book': () => addUp(scope.read, tenantId),
};
for (const size of growth) {
  await growTo(size);
  for (const [what, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let n = 0; n < 7; n++) times.push(await secondsOf(read));
    rows.push([
      `${size.toLocaleString('en')} entries, an account in half of them: ${what}`,
      `${(median(times) * 1000).toFixed(1)} ms`,
      '–',
    ]);
  }
}
writeResult('ledger-peer', {
  title: 'The book beside pgledger',
  about: `Eight clients, each waiting for its trade, ${people} accounts, one PostgreSQL with fsync on; medians of ${rounds} rounds of ${roundMs} ms in turns. The ratio is the median of the ratios within a round, to pgledger with as many clients. Growth: medians of seven.`,
  head: ['what', 'measured', 'ratio to pgledger'],
  rows,
});
await owner.end();
for (const end of closing) await end();
await close();
await http.stop();
