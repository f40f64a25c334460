import type { Tx } from '../packages/server/src/platform/context.ts';
import { amount } from '../packages/contract/src/kernel/amount.ts';
import { AccountType, Currency } from '../packages/contract/src/ledger/currencies.ts';
import { TradeType } from '../packages/contract/src/ledger/trade-types.ts';
import { type Holder, type Leg, postTrade } from '../packages/server/src/features/ledger/index.ts';
import { openEmptyCompany } from './sides/empty-company.ts';
import { writeResult } from './write-result.ts';

/**
 * Decision 021: what the platform pays is written without holding the platform's account. Beside it, in turns, the same
 * trades with that account held and its total kept, as every other account is. And a team's distribution to five hundred:
 * one trade, beside one trade for each of them.
 */
const people = 400;
const trades = 400;
const writers = 16;
const rounds = 5;
const receivers = 500;

const { tenantId, now, scope, close } = await openEmptyCompany(writers);

const person = (n: number): Holder => ({ accountType: AccountType.person, holderId: `p${n}`, name: `person ${n}` });
const team: Holder = { accountType: AccountType.team, holderId: 'team', name: 'team' };
const leg = (holder: Holder | null, hundredths: bigint): Leg => ({
  holder,
  amount: amount(hundredths),
  tradeType: TradeType.topUp,
});
const post = (tx: Tx, legs: readonly Leg[]) =>
  postTrade(tx, { actor: null, now }, { tenantId, currency: Currency.coin, legs, detail: 'bench' });

/** As if the platform were a holder like any other: held first, its total kept. It has plenty to begin with. */
const bank: Holder = { accountType: AccountType.team, holderId: 'bank', name: 'bank' };

const ways = {
  'not held (ours)': (tx: Tx, n: number) => post(tx, [leg(null, -100n), leg(person(n % people), 100n)]),
  held: (tx: Tx, n: number) => post(tx, [leg(bank, -100n), leg(person(n % people), 100n)]),
};
const shares = {
  'one trade (ours)': () =>
    scope.inTransaction((tx) =>
      post(tx, [
        leg(team, -100n * BigInt(receivers)),
        ...Array.from({ length: receivers }, (_, n) => leg(person(n), 100n)),
      ]),
    ),
  'a trade each': () =>
    scope.inTransaction(async (tx) => {
      for (let n = 0; n < receivers; n++) await post(tx, [leg(team, -100n), leg(person(n), 100n)]);
    }),
};

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
const allAtOnce = (way: (tx: Tx, n: number) => Promise<unknown>) => async () => {
  let next = 0;
  const write = async (): Promise<void> => {
    for (let n = next++; n < trades; n = next++) await scope.inTransaction((tx) => way(tx, n));
  };
  await Promise.all(Array.from({ length: writers }, write));
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN;

/** In turns, so that whatever else this machine does meets both; the first round is not counted. */
async function compare(sides: Readonly<Record<string, () => Promise<unknown>>>): Promise<number[]> {
  const times = Object.keys(sides).map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, work] of Object.values(sides).entries()) {
      const took = await secondsOf(work);
      if (round > 0) times[index]?.push(took);
    }
  return times.map(median);
}

await scope.inTransaction((tx) =>
  post(tx, [leg(null, -2_000_000_000n), leg(bank, 1_000_000_000n), leg(team, 1_000_000_000n)]),
);
const paid = await compare(Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, allAtOnce(way)])));
const shared = await compare(shares);
const row = (what: string, [ours = 0, other = 0]: readonly number[], count: number) => [
  what,
  Math.round(count / ours),
  Math.round(count / other),
  (other / ours).toFixed(2),
];
writeResult('ledger', {
  title: 'The book under many hands',
  about: `${trades} payments of the platform by ${writers} writers at once, and a distribution to ${receivers} people; medians of ${rounds} rounds in turns, entries of people a second.`,
  head: ['what', 'ours', 'the other way', 'ratio'],
  rows: [
    row('the platform pays: its account not held, beside held', paid, trades),
    row('a distribution: one trade, beside a trade each', shared, receivers),
  ],
});
await close();
