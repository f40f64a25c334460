import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import * as wire from '@shuyuan/contract/pricing/grades.wire';
import { listMyCards } from '@shuyuan/contract/pricing/price.wire';
import { applyGrades, noteGrades } from '../../../features/pricing/grades/note-grades.ts';
import { openWorld } from '../../open-world.ts';
import { pricingOf } from './test-pricing.ts';
import { rewardsOf } from './test-rewards.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

export type Grades = InputOf<typeof wire.saveGrades>['grades'];
const none = { discountPercent: 0, extraCoins: 0, cardId: null };
/** Grades that give nothing. */
export const plainGrades: Grades = [100, 500, 2_000, 6_000, 15_000].map((from) => ({ from, ...none }));
/** The second and third grade with these benefits. */
export const withBenefits = (second: Partial<Grades[number]>, third: Partial<Grades[number]> = {}): Grades =>
  plainGrades.map((grade, at) => ({ ...grade, ...(at === 0 && second), ...(at === 1 && third) }));

/** The demo company as the tests of grades meet it, beside another one; `close` takes it away again. */
export async function openGrades() {
  const world = await openWorld();
  const company = { ...pricingOf(world), ...rewardsOf(world) };
  await company.welcomeOutsider();
  const save = async (grades: Grades, by = 'luchengze') => (await company.as(by)).call(wire.saveGrades, { grades });
  const grades = async (by: string) => (await (await company.as(by)).call(wire.listGrades, {})).body;
  const earn = async (account: string, points: bigint) =>
    company.give(company.person(await company.idOf(account)), points * 100n, Currency.integral);
  const withPoints = async (points: bigint): Promise<string> => {
    const account = await company.newcomer();
    if (points > 0n) await earn(account, points);
    return account;
  };
  const note = () => noteGrades(world.installation.system);
  const apply = async () => applyGrades(world.installation.system, { tenantId: await company.tenantId() });
  /** The notices of grades that wait for somebody. */
  const toldTo = async (account: string) => {
    const id = await company.idOf(account);
    return (await company.told('grade')).flatMap(({ receivers, text, values }) =>
      Array.isArray(receivers) && receivers.includes(id) ? [{ text, values }] : [],
    );
  };
  const cardsOf = async (account: string) => (await (await company.as(account)).call(listMyCards, {})).body.items;
  const snapshot = () =>
    snapshotWithJobs(world, ['integral_grade', 'integral_grade_reached', 'vip_card_member', 'audit_entry']);
  return {
    ...company,
    world,
    close: world.close,
    save,
    grades,
    earn,
    withPoints,
    note,
    apply,
    toldTo,
    cardsOf,
    snapshot,
  };
}
export type GradesCompany = Awaited<ReturnType<typeof openGrades>>;
