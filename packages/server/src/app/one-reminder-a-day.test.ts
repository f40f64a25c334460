import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { remindLearners } from '@shuyuan/contract/study/runs/manage-runs.wire';
import { remindSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignmentJobs } from '../features/assignments/assignments.jobs.ts';
import { trainingJobs } from '../features/training/training.jobs.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { assignmentsOf } from '../world/tests/training/test-assignments.ts';
import { classesOf } from '../world/tests/training/test-classes.ts';
import { surveysOf } from '../world/tests/study/test-surveys.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
/** A minute of the day so many days after a duty is due, by the clock of its zone, which is never changed. */
const instantOf = (dueDay: string, days: number, minute: number): number =>
  Date.parse(`${dueDay}T00:00:00+08:00`) + days * dayMs + minute * minuteMs;
const goTo = (dueDay: string, days: number, minute = noon) =>
  assignments.pass(instantOf(dueDay, days, minute) - world.clock.now());
const noon = 12 * 60;

const run = (jobs: typeof assignmentJobs, name: string) =>
  jobs.find((job) => job.name === name)?.handle(world.installation.system, {});
const remindOfDuties = () => run(assignmentJobs, 'assignments:remind');
const stepsOf = async (ruleId: string) =>
  (
    await world.rows(
      `select step from assignment_reminder reminder join assignment_duty duty on duty.id = reminder.duty_id
       where duty.rule_id = $1 order by sent_at`,
      [ruleId],
    )
  ).map(({ step }) => step);
const dueDayOf = async (ruleId: string) => String((await assignments.dutiesOf(ruleId, learner))[0]?.['due_day']);
/** When each notice of this text about something is said. */
const toldOf = async (id: string, text: string) =>
  (
    await world.rows(
      `select coalesce(run_at, now()) as at from graphile_worker._private_jobs
       where payload -> 'subject' ->> 'id' = $1 and payload ->> 'text' like $2 order by id`,
      [id, text],
    )
  ).map(({ at }) => new Date(String(at)).getTime());

test('[D-180] a survey that a duty asks for is reminded of once a day, by its author or for the duty', async () => {
  const surveys = surveysOf(world);
  const audience = { organizationIds: [], memberIds: [await assignments.idOf(learner)] };
  const closesAt = world.clock.now() + 60 * dayMs;
  const id = await surveys.open(await assignments.as('shenruoxi'), { audience, closesAt });
  const items = [{ businessType: BusinessType.research, businessId: id }];
  const ruleId = await assignments.activate({ items, audience: await assignments.named(learner) });
  const remindByHand = async () =>
    (await (await assignments.as('shenruoxi')).call(remindSurvey, { id })).body.remindedCount;
  const dueDay = await dueDayOf(ruleId);

  goTo(dueDay, -6);
  expect(await remindByHand()).toBe(1);
  await remindOfDuties();
  expect(await stepsOf(ruleId)).toEqual([]);
  goTo(dueDay, -5);
  await remindOfDuties();
  expect(await stepsOf(ruleId)).toEqual(['week']);
  expect(await remindByHand()).toBe(0);
  goTo(dueDay, -4);
  expect(await remindByHand()).toBe(1);
});

test('[D-180] the reminder of a meeting is never held back, and a duty of its class waits for another day', async () => {
  const classes = classesOf(world);
  const start = world.clock.now();
  const meeting = { ...classes.meeting(1), startTime: start + 9 * dayMs, endTime: start + 9 * dayMs + hourMs };
  const id = await classes.publish({ meetings: [meeting] });
  await classes.enrol(await assignments.as(learner), id);
  const items = [{ businessType: BusinessType.class, businessId: id }];
  const ruleId = await assignments.activate({ items, audience: await assignments.named(learner) });
  goTo(await dueDayOf(ruleId), -6);
  await world.rows('update class_meeting set starts_at = $2, ends_at = $3 where class_id = $1', [
    id,
    new Date(world.clock.now() + 5 * hourMs),
    new Date(world.clock.now() + 6 * hourMs),
  ]);
  await run(trainingJobs, 'training:remind');
  await remindOfDuties();
  expect([await toldOf(id, 'reminder'), await stepsOf(ruleId)]).toEqual([[expect.any(Number)], []]);

  goTo(await dueDayOf(ruleId), -5);
  await remindOfDuties();
  expect(await stepsOf(ruleId)).toEqual(['week']);
  await world.rows('update class_meeting set starts_at = $2, ends_at = $3 where class_id = $1', [
    id,
    new Date(world.clock.now() + 7 * hourMs),
    new Date(world.clock.now() + 8 * hourMs),
  ]);
  await run(trainingJobs, 'training:remind');
  expect(await toldOf(id, 'reminder')).toHaveLength(2);
});

test('[D-180] whoever is reminded by hand in the evening hears of it in their morning, and of nothing else of it that day', async () => {
  const course = await assignments.course();
  const ruleId = await assignments.activate({ items: [course.asked], audience: await assignments.named(learner) });
  const dueDay = await dueDayOf(ruleId);
  const byHand = async () => {
    const author = await assignments.as('luchengze');
    const { remindedCount } = (await author.call(remindLearners, { id: course.id, target: 'notBegun' })).body;
    return remindedCount > 0;
  };
  goTo(dueDay, -7, 22 * 60);
  expect(await byHand()).toBe(true);
  const morning = instantOf(dueDay, -6, 8 * 60);
  expect(new Set(await toldOf(course.id, 'remindedToBegin'))).toEqual(new Set([morning]));
  goTo(dueDay, -6);
  await remindOfDuties();
  expect([await byHand(), await stepsOf(ruleId)]).toEqual([false, []]);
  goTo(dueDay, -5);
  await remindOfDuties();
  expect(await stepsOf(ruleId)).toEqual(['week']);
});
