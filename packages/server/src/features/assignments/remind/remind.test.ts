import { remindLearners } from '@shuyuan/contract/study/runs/manage-runs.wire';
import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { assignmentJobs } from '../assignments.jobs.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const remind = async () =>
  assignmentJobs.find(({ name }) => name === 'assignments:remind')?.handle(world.installation.system, {});
const sentOf = async (ruleId: string) =>
  (
    await world.rows(
      `select reminder.step, member.account from assignment_reminder reminder
         join assignment_duty duty on duty.id = reminder.duty_id left join member on member.id = reminder.receiver_id
       where duty.rule_id = $1 order by reminder.sent_at, reminder.step`,
      [ruleId],
    )
  ).map(({ step, account }) => `${String(step)} ${String(account)}`);
const toldOf = async (ruleId: string) =>
  (
    await world.rows(
      `select payload ->> 'text' as text from graphile_worker._private_jobs where payload ->> 'kind' = 'assignment'
         and payload -> 'subject' ->> 'id' = $1 order by id`,
      [ruleId],
    )
  ).map(({ text }) => text);
/** A minute of the day so many days after the duty is due, by the clock of its zone. */
const goTo = (dueDay: string, days: number, minute = 12 * 60) =>
  assignments.pass(instantIn('Asia/Shanghai', addDays(dueDay, days), minute) - world.clock.now());

test('[D-180] reminders go to the learner, their director and the next one, each once, logged, and never at night', async () => {
  const course = await assignments.course();
  await world.rows("delete from member_fact where fact = 'director'");
  const direct = (account: string, place: string) =>
    world.rows(
      `insert into member_fact (tenant_id, member_id, fact, organization_id)
       select member.tenant_id, member.id, 'director', place.id from member, organization place
       where member.account = $1 and place.name = $2`,
      [account, place],
    );
  await direct('zhoumuyun', '技术中心');
  await direct('luchengze', '青禾智造股份有限公司');
  const id = await assignments.activate({ items: [course.asked], audience: await assignments.named('linzhiyuan') });
  const [duty] = await assignments.dutiesOf(id, 'linzhiyuan');
  const dueDay = String(duty?.['due_day']);
  await remind();
  expect(await sentOf(id)).toEqual([]);
  goTo(dueDay, -6, 7 * 60);
  await remind();
  expect(await sentOf(id)).toEqual([]);
  goTo(dueDay, -6);
  await Promise.all([remind(), remind(), remind()]);
  expect(await sentOf(id)).toEqual(['week linzhiyuan']);
  goTo(dueDay, 0);
  await remind();
  goTo(dueDay, 1);
  await remind();
  goTo(dueDay, 4);
  await remind();
  goTo(dueDay, 11);
  await remind();
  await remind();
  expect(await sentOf(id)).toEqual([
    'week linzhiyuan',
    'day linzhiyuan',
    'late linzhiyuan',
    'director zhoumuyun',
    'nextDirector luchengze',
  ]);
  expect(await toldOf(id)).toEqual(['assigned', 'dueSoon', 'lastCall', 'overdue', 'overdueBelow', 'overdueBelow']);
  await expect(world.rows('delete from assignment_reminder')).rejects.toThrow(/append only/);
});

test('[D-180] nobody hears of a duty that is done, and one without a director is noted', async () => {
  const course = await assignments.course();
  await world.rows("delete from member_fact where fact = 'director'");
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named('linzhiyuan', 'tangyuwei'),
  });
  const [duty] = await assignments.dutiesOf(id, 'linzhiyuan');
  goTo(String(duty?.['due_day']), 5);
  await course.finish('tangyuwei');
  await assignments.work();
  await remind();
  expect((await sentOf(id)).toSorted()).toEqual(['director null', 'late linzhiyuan']);
  world.clock.advance(dayMs);
  await remind();
  expect(await sentOf(id)).toHaveLength(2);
});

test('[D-180] quiet hours are those of the receiver: learner and director each by their own clock, the rule standing in', async () => {
  const course = await assignments.course();
  await world.rows("delete from member_fact where fact = 'director'");
  await world.rows(
    `insert into member_fact (tenant_id, member_id, fact, organization_id)
     select tenant_id, id, 'director', tenant_id from member where account = 'zhoumuyun'`,
  );
  const moveTo = async (account: string, timeZone: string) =>
    expect((await (await assignments.as(account)).call(savePreferences, { timeZone })).status).toBe(200);
  const learners = ['linzhiyuan', 'tangyuwei', 'amina'];
  await moveTo('tangyuwei', 'America/New_York');
  await moveTo('amina', 'Europe/Berlin');
  const id = await assignments.activate({ items: [course.asked], audience: await assignments.named(...learners) });
  const dueDay = String((await assignments.dutiesOf(id, 'linzhiyuan'))[0]?.['due_day']);
  // Nine in the morning in Shanghai is night in Berlin and New York.
  goTo(dueDay, -6, 9 * 60);
  await remind();
  expect(await sentOf(id)).toEqual(['week linzhiyuan']);
  const inZone = (timeZone: string, days: number, minute: number) =>
    assignments.pass(instantIn(timeZone, addDays(dueDay, days), minute) - world.clock.now());
  inZone('Europe/Berlin', -6, 8 * 60 - 1);
  await remind();
  expect(await sentOf(id)).toEqual(['week linzhiyuan']);
  inZone('Europe/Berlin', -6, 8 * 60);
  await remind();
  expect(await sentOf(id)).toEqual(['week linzhiyuan', 'week amina']);
  inZone('America/New_York', -6, 8 * 60);
  await remind();
  expect(await sentOf(id)).toEqual(['week linzhiyuan', 'week amina', 'week tangyuwei']);

  await course.finish('linzhiyuan');
  await course.finish('amina');
  await assignments.work();
  await moveTo('zhoumuyun', 'Australia/Sydney');
  // Evening in New York, where the learner is, is morning in Sydney: the director hears of it, the learner not yet.
  inZone('America/New_York', 4, 21 * 60);
  await remind();
  expect((await sentOf(id)).slice(3)).toEqual(['director zhoumuyun']);
  inZone('America/New_York', 5, 12 * 60);
  await remind();
  expect((await sentOf(id)).slice(3)).toEqual(['director zhoumuyun', 'late tangyuwei']);
});

test('[D-180] one reminder that cannot be written keeps nobody else waiting, and comes once it can', async () => {
  const course = await assignments.course();
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named('linzhiyuan', 'wenjiahe'),
  });
  const duties = await world.rows('select id, due_day from assignment_duty where rule_id = $1 order by id', [id]);
  // The first the job comes to.
  const broken = String(duties[0]?.['id']);
  await world.rows(`alter table assignment_reminder add constraint broken check (duty_id <> '${broken}') not valid`);
  goTo(String(duties[0]?.['due_day']), -6);
  await remind();
  const reminded = async () =>
    (
      await world.rows(
        `select duty_id from assignment_reminder where duty_id in (select id from assignment_duty where rule_id = $1)
         order by 1`,
        [id],
      )
    ).map((row) => row['duty_id']);
  expect(await reminded()).toEqual([duties[1]?.['id']]);
  await world.rows('alter table assignment_reminder drop constraint broken');
  await remind();
  expect(await reminded()).toEqual(duties.map((duty) => duty['id']));
});

test('[D-180] one reminder of an item a day: rules that ask for one course, by jobs at once, and the course itself', async () => {
  const [course, done] = [await assignments.course(), await assignments.course()];
  await done.finish('linzhiyuan');
  const audience = await assignments.named('linzhiyuan');
  // An item that is done is none to be reminded of.
  const items = [[course.asked], [course.asked], [course.asked, done.asked]];
  const rules = await Promise.all(items.map((asked) => assignments.activate({ items: asked, audience })));
  const dueDay = String((await assignments.dutiesOf(rules[0] ?? '', 'linzhiyuan'))[0]?.['due_day']);
  const sent = async () => (await Promise.all(rules.map(sentOf))).flat().length;
  goTo(dueDay, -6);
  await Promise.all([remind(), remind(), remind(), remind()]);
  await remind();
  expect(await sent()).toBe(1);
  // One for each hour at which it is day for its receivers.
  const notices = () =>
    world.rows(
      `select id, payload -> 'receivers' as receivers from graphile_worker._private_jobs
       where payload ->> 'text' = 'remindedToBegin' and payload -> 'subject' ->> 'id' = $1`,
      [course.id],
    );
  // Whoever looks after the course reaches nobody who heard of it today.
  const byHand = async () => {
    const earlier = new Set((await notices()).map((notice) => notice['id']));
    const { body } = await (
      await assignments.as('luchengze')
    ).call(remindLearners, { id: course.id, target: 'notBegun' });
    expect(body.remindedCount).toBeGreaterThan(0);
    const receivers = (await notices())
      .filter((notice) => !earlier.has(notice['id']))
      .flatMap((notice) => notice['receivers'] as string[]);
    return receivers.includes(await assignments.idOf('linzhiyuan'));
  };
  expect(await byHand()).toBe(false);
  // On the next day it is the other way round, and on those after it what waited comes: its step was not logged.
  goTo(dueDay, -5);
  expect(await byHand()).toBe(true);
  await remind();
  expect(await sent()).toBe(1);
  for (const days of [-4, -3]) {
    goTo(dueDay, days);
    await Promise.all([remind(), remind()]);
    expect(await sent()).toBe(days + 6);
  }
});
