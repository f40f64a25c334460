import { distribute, reverseTrade, reward } from '@shuyuan/contract/ledger/currency.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { purchase } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import {
  callOf,
  cutConnections,
  insist,
  launchServers,
  type Outcome,
  patienceMs,
  type PaymentCall,
} from '../../world/tests/money/test-chaos.ts';
import { costs, post, pricingOf } from '../../world/tests/money/test-pricing.ts';
import { rewardsOf } from '../../world/tests/money/test-rewards.ts';
import { randomFrom } from '../../world/tests/files/test-upload-faults.ts';

/** The seed says what is asked for; when it is cut, the machine does. */
const forMs = inject('isNight') ? 5 * minuteMs : 20_000;
const seed = inject('fuzzSeed');
const writers = 8;

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
}, patienceMs);
afterAll(() => world.close());

const tradesNow = async () => Number((await world.rows('select count(*)::int as n from ledger_trade'))[0]?.['n']);

/** Eight people with coins, a team with posts that may be rewarded and posts that are sold, and somebody who takes back. */
async function openMarket() {
  const company = { ...pricingOf(world), ...rewardsOf(world) };
  const teamId = await company.team('hejingxing');
  const people = await Promise.all(Array.from({ length: writers }, () => company.rich(100_000n)));
  const tokenOf = async (account: string) => (await world.signIn(account)).token ?? '';
  const [tokens, owner, dean] = [
    await Promise.all(people.map(tokenOf)),
    await tokenOf('hejingxing'),
    await tokenOf('luchengze'),
  ];
  const joinId = await company.idOf('hejingxing');
  const free = await Promise.all(Array.from({ length: 6 }, () => company.publish('hejingxing', teamId)));
  const sold = await Promise.all(Array.from({ length: 12 }, () => company.sell('hejingxing', teamId, costs(10))));
  const [draw, given] = [randomFrom(seed), [] as string[]];
  const below = (limit: number) => Math.floor(draw() * limit);
  const next = (writer: number): PaymentCall => {
    const [token, die] = [tokens[writer] ?? '', below(10)];
    const taken = die === 9 ? given.pop() : undefined;
    if (taken !== undefined) return callOf('reversal', dean, reverseTrade, { id: taken, reason: '发错了' });
    if (die === 8) {
      const grantItems = [{ joinId, tradeAmount: 1 + below(20), joinType: 5 as const }];
      return callOf('distribution', owner, distribute, { enjoyId: teamId, type: 1, grantItems });
    }
    const thing = post(sold[below(sold.length)] ?? '');
    if (die > 5) return callOf('purchase', token, purchase, { ...thing, discountCoin: 10 });
    const targetId = free[below(free.length)] ?? '';
    return callOf('reward', token, reward, { targetId, targetType: 'question', tradeAmount: 100 * (1 + below(3)) });
  };
  const note = ({ kind, status, id }: Outcome): void => {
    if (kind === 'reward' && status === 200) given.push(id);
  };
  return { company, people, next, note, below };
}
type Market = Awaited<ReturnType<typeof openMarket>>;

async function writeAmidFaults({ next, note, below }: Market) {
  const servers = await launchServers(world, 2);
  await servers.untilAllUp();
  const [outcomes, faults, until] = [[] as Outcome[], { cut: 0, killed: 0 }, Date.now() + forMs];
  /** Whenever somebody was answered, seven others are on their way. */
  const breakSomething = async (): Promise<void> => {
    if (below(5) === 0) faults.cut += await cutConnections(world);
    if (below(40) > 0) return;
    faults.killed += 1;
    await servers.replace(servers.ports[below(servers.ports.length)] ?? '');
  };
  let called = 0;
  const write = async (writer: number): Promise<void> => {
    while (Date.now() < until) {
      const outcome = await insist(servers, next(writer), `chaos-${seed}-${(called += 1)}`);
      note(outcome);
      outcomes.push(outcome);
      await breakSomething();
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await servers.stop();
  return { outcomes, faults };
}

/** Trades whose reward or entitlement is missing and that nobody took back, and what names a trade that is not there. */
const orphans = (ids: readonly string[]) =>
  world.rows(
    `select trade.id from ledger_trade trade join ledger_entry entry on entry.trade_id = trade.id
     where trade.id = any($1) and not exists (select from ledger_trade back where back.reverses = trade.id)
       and (entry.trade_type = ${TradeType.rewardGiven} and not exists (select from reward where trade_id = trade.id)
         or entry.trade_type = ${TradeType.purchase} and not exists (select from entitlement where trade_id = trade.id))
     union all select trade_id from reward where not exists (select from ledger_entry e where e.trade_id = reward.trade_id)
     union all select trade_id from entitlement
       where paid > 0 and not exists (select from ledger_entry e where e.trade_id = entitlement.trade_id)`,
    [ids],
  );

test(
  '[D-098] [D-026] eight write while connections are cut and servers are killed: what was acknowledged happened once',
  async () => {
    process.stdout.write(`FUZZ_SEED=${seed}, ${forMs / 1_000} s of faults\n`);
    const market = await openMarket();
    const { company, people } = market;
    const before = await tradesNow();
    const { outcomes, faults } = await writeAmidFaults(market);
    const ids = outcomes.flatMap(({ status, id }) => (status === 200 ? id : []));
    const repeated = outcomes.filter(({ tries }) => tries > 1).length;
    process.stdout.write(
      `${ids.length} of ${outcomes.length} done, ${repeated} asked again, ${JSON.stringify(faults)}\n`,
    );
    expect(Math.min(ids.length, repeated)).toBeGreaterThan(0);
    // Once each, and none that nobody was told of: every call was asked until it was answered.
    expect(new Set(ids).size).toBe(ids.length);
    expect(await tradesNow()).toBe(before + ids.length);
    expect(await world.rows('select id from ledger_trade where id = any($1)', [ids])).toHaveLength(ids.length);
    expect(await company.faults()).toEqual([]);
    const { items } = (await company.check()).body;
    expect(items.map(({ issued, held, wrongNum }) => [issued === held, wrongNum])).toEqual(items.map(() => [true, 0]));
    for (const account of people) {
      const [newest] = await company.tradesOf(account);
      expect(BigInt(newest?.availableBalance ?? 0)).toBe(await company.coinsOf(account));
    }
    expect(await orphans(ids)).toEqual([]);
  },
  forMs + patienceMs * 3,
);
