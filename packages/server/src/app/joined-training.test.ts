import { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { assignmentsOf } from '../world/tests/training/test-assignments.ts';
import { certificatesOf } from '../world/tests/training/test-certificates.ts';
import { examSectionsOf } from '../world/tests/exams/test-exam-sections.ts';
import { ledgerOf } from '../world/tests/money/test-ledger.ts';
import { joinTraining, reward } from '../world/tests/study/test-joined-training.ts';
import { positionsOf } from '../world/tests/study/test-positions.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const learner = 'amina';
test('[D-180] [D-188] [D-098] from position to duty, reminders, exam, certificate and coins, and back by a regrade: earlier days stay', async () => {
  const { examId, certificateId, positionId, ruleId, remind } = await joinTraining(world, learner);
  const book = ledgerOf(world);
  const assignments = assignmentsOf(world);
  const coins = async () => BigInt(String(await book.coinsOf(learner)));
  const awards = () => world.rows('select * from certificate_award where certificate_id = $1', [certificateId]);
  const work = async () => {
    await assignments.work();
    await certificatesOf(world).work();
  };
  /** The report of an instant: people with their states, and how many of each. */
  const reportOf = async (asOf: number) =>
    (await (await assignments.as('luchengze')).call(listDuties, { id: ruleId, asOf })).body;

  await work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual([]);
  expect((await positionsOf(world).assign(positionId, learner)).status).toBe(200);
  await work();
  const [duty] = await assignments.dutiesOf(ruleId, learner);
  expect(duty).toMatchObject({ state: 'open', number: 1 });

  const goTo = (days: number) =>
    assignments.pass(instantIn('Asia/Shanghai', addDays(String(duty?.['due_day']), days), 12 * 60) - world.clock.now());
  for (const days of [1, 4, 11]) {
    goTo(days);
    await remind();
  }
  const logged = await world.rows(
    `select reminder.step, member.account from assignment_reminder reminder join member on member.id = reminder.receiver_id
     where reminder.duty_id = $1 order by reminder.sent_at`,
    [duty?.['id']],
  );
  expect(logged.map(({ step, account }) => [step, account])).toEqual([
    ['late', learner],
    ['director', 'zhoumuyun'],
    ['nextDirector', 'luchengze'],
  ]);

  const overdueTime = world.clock.now();
  const overdue = await reportOf(overdueTime);
  expect(overdue.counts).toMatchObject({ overdue: 1, done: 0 });

  assignments.pass(hourMs);
  const [before, sections] = [await coins(), examSectionsOf(world)];
  await sections.take(await sections.courses.as(learner), examId, 2);
  await work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual(['done']);
  expect(await coins()).toBe(before + BigInt(reward) * 100n);
  const [award] = await awards();
  expect(award).toMatchObject({ coins: reward, revoked_at: null });
  world.clock.advance(minuteMs);
  const doneTime = world.clock.now();
  const done = await reportOf(doneTime);
  expect(done.counts).toMatchObject({ overdue: 0, done: 1 });

  await sections.regrade(examId, true);
  await work();
  expect(await awards()).toMatchObject([{ revoked_by: null, revoked_at: expect.any(Date) }]);
  const trades = await world.rows('select id, reverses from ledger_trade where business_id = $1 order by id', [
    award?.['id'],
  ]);
  expect(trades).toMatchObject([{ reverses: null }, { reverses: trades[0]?.['id'] }]);
  expect(await coins()).toBe(before);
  expect(await book.faults()).toEqual([]);

  // Decision 056: what was done stays done, also when everybody is looked at once more.
  await world.rows('insert into assignment_check (tenant_id, member_id) select tenant_id, id from member');
  await assignments.work();
  expect(await assignments.statesOf(ruleId, learner)).toEqual(['done']);
  expect(await reportOf(overdueTime)).toEqual(overdue);
  expect(await reportOf(doneTime)).toEqual(done);
});
