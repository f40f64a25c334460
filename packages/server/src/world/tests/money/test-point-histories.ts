import { listExpiries } from '@shuyuan/contract/ledger/expiry-rule';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { expect } from 'vitest';
import type { ExpiryCompany } from './test-expiry.ts';
import { randomFrom } from '../files/test-upload-faults.ts';

const rule = { period: 'quarter', keptMonths: 4 } as const;

/** Points as they are left, the first earned first; a trade that is taken back never was. */
type Move = { readonly id: string; readonly day: string; readonly hundredths: bigint; isTakenBack: boolean };

/** The rest of everything earned until a day, by taking all that went from the first earned, one after the other. */
function plainlyDue(moves: readonly Move[], expired: bigint, until: string): bigint {
  const standing = moves.filter(({ isTakenBack }) => !isTakenBack);
  let gone = standing.reduce((sum, { hundredths }) => (hundredths < 0n ? sum - hundredths : sum), expired);
  let due = 0n;
  for (const { day, hundredths } of standing.filter((one) => one.hundredths > 0n)) {
    const taken = gone < hundredths ? gone : hundredths;
    gone -= taken;
    if (day <= until) due += hundredths - taken;
  }
  return due;
}

/**
 * Somebody earns, spends, has orders cancelled and earnings reversed over some years, and the nights carry out what is due; after each
 * night they have what plain counting says. Answers how often each happened.
 */
export async function playPointHistory(company: ExpiryCompany, { seed, steps }: { seed: number; steps: number }) {
  const draw = randomFrom(seed);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const account = await company.newcomer();
  await company.setRule(rule.period, rule.keptMonths);
  const moves: Move[] = [];
  const tally = { earned: 0, spent: 0, cancelled: 0, reversed: 0, refused: 0, expired: 0 };
  // Long enough ago: a reversal is written now, and comes after everything it takes back.
  let [day, expired] = ['2008-01-05', 0n];
  const expiredNow = async () =>
    -(await company.expiredOf(account)).reduce((sum, { amount }) => sum + BigInt(String(amount)), 0n);

  async function pass(days: number): Promise<void> {
    const until = addDays(day, days);
    for (; day < until; day = addDays(day, 1)) {
      const [told] = listExpiries(rule, addDays(day, 10), addDays(day, 10));
      if (told) await company.night(day);
      const [over] = listExpiries(rule, addDays(day, -1), addDays(day, -1));
      if (!over) continue;
      const due = plainlyDue(moves, expired, over.earnedUntil);
      await company.night(day);
      expect([seed, day, (await expiredNow()) - expired]).toEqual([seed, day, due]);
      expired += due;
      if (due > 0n) tally.expired += 1;
    }
  }
  const balance = () => company.pointsOf(account).then((points) => BigInt(String(points)));
  async function takeBack(): Promise<void> {
    const candidates = moves.filter(({ isTakenBack }) => !isTakenBack);
    const move = candidates[below(candidates.length)];
    if (!move) return;
    if (move.hundredths < 0n) {
      await company.giveBack(account, day, { id: move.id, hundredths: -move.hundredths });
      tally.cancelled += 1;
      move.isTakenBack = true;
      return;
    }
    const before = await balance();
    const { status } = await company.reverse(move.id);
    if (status === 200) {
      move.isTakenBack = true;
      // The part that had expired came back in the same trade.
      expired = await expiredNow();
      tally.reversed += 1;
    } else {
      tally.refused += 1;
      expect(await balance()).toBe(before);
    }
  }
  for (let step = 0; step < steps; step++) {
    await pass(1 + below(40));
    const act = below(10);
    const some = BigInt(1 + below(50)) * 100n;
    if (act < 5) {
      moves.push({ id: await company.move(account, day, some), day, hundredths: some, isTakenBack: false });
      tally.earned += 1;
    } else if (act < 8) {
      const left = await balance();
      const spent = some < left ? some : left;
      if (spent === 0n) continue;
      moves.push({ id: await company.move(account, day, -spent), day, hundredths: -spent, isTakenBack: false });
      tally.spent += 1;
    } else await takeBack();
    const standing = moves.filter(({ isTakenBack }) => !isTakenBack);
    const sum = standing.reduce((all, { hundredths }) => all + hundredths, -expired);
    expect([seed, step, await balance()]).toEqual([seed, step, sum]);
  }
  const earned = moves.filter(({ isTakenBack, hundredths }) => !isTakenBack && hundredths > 0n);
  expect(await company.earnedBy(account)).toBe(earned.reduce((all, { hundredths }) => all + hundredths, 0n));
  expect(await company.faults()).toEqual([]);
  return tally;
}
