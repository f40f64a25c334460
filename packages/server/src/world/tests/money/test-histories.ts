import { AppError } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { expect } from 'vitest';
import type { Holder, Leg } from '../../../features/ledger/index.ts';
import type { ledgerOf } from './test-ledger.ts';
import { randomFrom } from '../files/test-upload-faults.ts';

type Book = ReturnType<typeof ledgerOf>;
type Kind =
  | 'pay'
  | 'reward'
  | 'purchase'
  | 'distribution'
  | 'reversal'
  | 'refund'
  | 'points'
  | 'exchange'
  | 'order'
  | 'expiry';
type Part = { readonly currency: Currency; readonly legs: readonly Leg[] };
type Done = { readonly id: string; readonly kind: Kind } & Part;
type Move = {
  readonly kind: Kind;
  /** One trade for each currency that moves. */
  readonly parts: readonly [Part, ...Part[]];
  readonly reverses?: Done;
};

const peopleCount = 12;
const teamCount = 3;
const kinds: readonly Kind[] = [
  'pay',
  'reward',
  'reward',
  'reward',
  'purchase',
  'purchase',
  'distribution',
  'reversal',
  'refund',
  'points',
  'points',
  'exchange',
  'order',
  'expiry',
];
const keyOf = (currency: Currency, { accountType, holderId }: Holder): string =>
  `${currency} ${accountType} ${holderId}`;
const { coin, integral } = Currency;
const inCoins = (legs: readonly Leg[]): readonly [Part] => [{ currency: coin, legs }];

/** A book by plain counting: balances by holder, and which trades were taken back. */
function openModel() {
  const [balances, takenBack] = [new Map<string, bigint>(), new Set<string>()];
  const balanceOf = (currency: Currency, holder: Holder): bigint => balances.get(keyOf(currency, holder)) ?? 0n;
  return {
    balanceOf,
    takenBack,
    total: () => [...balances.values()].reduce((sum, one) => sum + one, 0n),
    /** False where one of the legs would take its account below zero; nothing has moved then. */
    move: (parts: readonly Part[]): boolean => {
      const after = new Map(balances);
      for (const { currency, legs } of parts)
        for (const { holder, amount } of legs) {
          if (holder === null) continue;
          const left = (after.get(keyOf(currency, holder)) ?? 0n) + amount;
          if (left < 0n) return false;
          after.set(keyOf(currency, holder), left);
        }
      for (const [key, left] of after) balances.set(key, left);
      return true;
    },
  };
}
type Model = ReturnType<typeof openModel>;

/** Rewards, purchases, distributions, payments of the platform, points and what they buy, and what takes some of them back, as their features write them. */
function openActs(book: Book, seed: number, model: Model) {
  const draw = randomFrom(seed);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const people = Array.from({ length: peopleCount }, (_, n) => book.person(`history${seed}p${n}`));
  const teams = Array.from({ length: teamCount }, (_, n) => book.accountHolder(`history${seed}t${n}`));
  const pair = (
    from: Holder | null,
    to: Holder | null,
    hundredths: bigint,
    [left, came]: readonly [TradeType, TradeType],
  ) => [book.leg(from, -hundredths, left), book.leg(to, hundredths, came)];
  const done: Done[] = [];
  const turned = (legs: readonly Leg[]): Leg[] =>
    legs
      .map(({ holder, amount }) => book.leg(holder, 0n - amount, TradeType.reversal))
      .toSorted((a, b) => Number(b.amount > 0n) - Number(a.amount > 0n));
  /** From the seller as far as it has something left, the rest from the platform. */
  const refunded = ([buyer, seller]: readonly Leg[]): Leg[] => {
    const price = seller?.amount ?? 0n;
    const left = seller?.holder ? model.balanceOf(coin, seller.holder) : 0n;
    const taken = left < price ? left : price;
    return [
      book.leg(buyer?.holder ?? null, price, TradeType.reversal),
      book.leg(seller?.holder ?? null, -taken, TradeType.reversal),
      book.leg(null, taken - price, TradeType.reversal),
    ].filter(({ amount }) => amount !== 0n);
  };
  /** Ten points for a coin. */
  const exchange = (who: Holder, coins: bigint): readonly [Part, Part] => [
    { currency: integral, legs: pair(who, null, coins * 10n, [TradeType.exchange, TradeType.exchange]) },
    { currency: coin, legs: pair(null, who, coins, [TradeType.exchange, TradeType.exchange]) },
  ];
  const pay = (hundredths: bigint): Move => ({
    kind: 'pay',
    parts: inCoins(pair(null, pick(people), hundredths, [TradeType.taskReward, TradeType.taskReward])),
  });
  const next = (): Move => {
    const kind = pick(kinds);
    const some = BigInt(1 + below(400));
    if (kind === 'reversal' || kind === 'refund') {
      // One that was taken back already is asked for, too.
      const reverses = done.length > 0 ? pick(done) : undefined;
      if (!reverses) return pay(some);
      const legs = reverses.kind === 'purchase' && kind === 'refund' ? refunded(reverses.legs) : turned(reverses.legs);
      return { kind, parts: [{ currency: reverses.currency, legs }], reverses };
    }
    if (kind === 'distribution') {
      const to = people.filter(() => below(2) === 0);
      const legs = to.map((holder) => book.leg(holder, some, TradeType.teamShare));
      const team = book.leg(pick(teams), -some * BigInt(to.length), TradeType.distribution);
      if (to.length > 0) return { kind, parts: inCoins([team, ...legs]) };
    }
    if (kind === 'purchase')
      return {
        kind,
        parts: inCoins(pair(pick(people), pick(teams), some, [TradeType.purchase, TradeType.contentIncome])),
      };
    if (kind === 'reward') {
      const giver = pick(people);
      const to = pick([...people.filter((one) => one !== giver), ...teams]);
      return { kind, parts: inCoins(pair(giver, to, some, [TradeType.rewardGiven, TradeType.rewardReceived])) };
    }
    if (kind === 'points') {
      const legs = pair(null, pick(people), some * 10n, [TradeType.taskReward, TradeType.taskReward]);
      return { kind, parts: [{ currency: integral, legs }] };
    }
    if (kind === 'exchange') return { kind, parts: exchange(pick(people), some) };
    if (kind === 'expiry') {
      // As the job works it out: a part of what is there or all of it, never more.
      const who = pick(people);
      const left = model.balanceOf(integral, who);
      const due = below(2) === 0 || left < 2n ? left : left / 2n;
      if (due > 0n)
        return {
          kind,
          parts: [{ currency: integral, legs: pair(who, null, due, [TradeType.expiry, TradeType.expiry]) }],
        };
    }
    if (kind === 'order') {
      const legs = pair(pick(people), null, some, [TradeType.purchase, TradeType.purchase]);
      return { kind, parts: [{ currency: integral, legs }] };
    }
    return pay(some);
  };
  return { next, done, holders: [...people, ...teams] };
}

/** So many operations; after each the book says what plain counting says. Answers how many were posted and how many refused. */
export async function playHistory(
  book: Book,
  world: { readonly rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]> },
  { seed, operations }: { readonly seed: number; readonly operations: number },
) {
  const model = openModel();
  const { next, done, holders } = openActs(book, seed, model);
  const tally = { posted: 0, refused: 0, repeated: 0 };
  for (let n = 0; n < operations; n++) {
    const { kind, parts, reverses } = next();
    const [first, ...others] = parts;
    const isRepeated = reverses !== undefined && model.takenBack.has(reverses.id);
    const wanted = isRepeated ? 'repeated' : model.move(parts) ? 'posted' : 'ledger.balance-short';
    const posting =
      others.length === 0
        ? book.post({ ...first, detail: kind, ...(reverses && { reverses: reverses.id }) }).then((one) => one && [one])
        : book.postTogether([{ ...first, detail: kind }, ...others.map((part) => ({ ...part, detail: kind }))]);
    const posted = await posting.catch((error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    });
    const outcome = posted === null ? 'repeated' : typeof posted === 'string' ? posted : 'posted';
    expect([seed, n, kind, outcome]).toEqual([seed, n, kind, wanted]);
    if (posted !== null && typeof posted !== 'string') {
      tally.posted += 1;
      const sides = parts.flatMap(({ currency, legs }, at) => legs.map(({ holder }) => ({ at, currency, holder })));
      for (const { at, currency, holder } of sides)
        if (holder) expect(posted[at]?.balanceOf(holder)).toBe(model.balanceOf(currency, holder));
      if (reverses) model.takenBack.add(reverses.id);
      // An exchange is two trades and stays.
      else if (others.length === 0) done.push({ id: String(posted[0]?.id), kind, ...first });
    } else tally[posted === null ? 'repeated' : 'refused'] += 1;
    const [sum] = await world.rows(
      `select coalesce(sum(balance), 0)::text as held from ledger_account where account_type <> $1 and holder_id = any($2)`,
      [AccountType.platform, holders.map(({ holderId }) => holderId)],
    );
    expect([seed, n, sum?.['held']]).toEqual([seed, n, String(model.total())]);
  }
  expect(await book.faults()).toEqual([]);
  return tally;
}
