import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import {
  endAssignment,
  readAssignmentForm,
  saveAssignment,
} from '@shuyuan/contract/assignments/manage-assignment.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { crowdOf } from '../../../world/test-crowd.ts';
import { assignmentJobs } from '../assignments.jobs.ts';

let world: TestWorld;
let assignments: ReturnType<typeof assignmentsOf>;
beforeAll(async () => {
  world = await openWorld();
  assignments = assignmentsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const entriesOf = async (ruleId: string) =>
  (await world.rows('select state, close_reason from assignment_entry where rule_id = $1 order by id', [ruleId])).map(
    ({ state, close_reason: reason }) => reason ?? state,
  );
const placeOf = async (name: string) =>
  String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);
const moveTo = async (account: string, name: string) =>
  world.rows('update member set organization_id = $2 where account = $1', [account, await placeOf(name)]);

test('[D-180] a rule gives a duty to whoever it is for, once, and tells them by when; learning it finishes the duty', async () => {
  const course = await assignments.course();
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named(learner, 'tangyuwei'),
  });
  await assignments.work(id);
  expect([await assignments.statesOf(id, learner), await assignments.statesOf(id, 'wenjiahe')]).toEqual([['open'], []]);
  const told = await world.rows(
    `select payload -> 'receivers' as receivers from graphile_worker._private_jobs where payload ->> 'kind' = 'assignment'
       and payload -> 'subject' ->> 'id' = $1`,
    [id],
  );
  expect(told.flatMap(({ receivers }) => receivers as string[])).toHaveLength(2);
  await course.finish(learner);
  await assignments.work();
  expect([await assignments.statesOf(id, learner), await assignments.statesOf(id, 'tangyuwei')]).toEqual([
    ['done'],
    ['open'],
  ]);
});

test('[D-180] what was learned before counts, and nobody is told of it; where the rule says otherwise it does not', async () => {
  const course = await assignments.course();
  await course.finish(learner);
  const audience = await assignments.named(learner);
  const counts = await assignments.activate({ items: [course.asked], audience });
  const anew = await assignments.activate({ items: [course.asked], audience, countsEarlier: false });
  expect([await assignments.statesOf(counts, learner), await assignments.statesOf(anew, learner)]).toEqual([
    ['done'],
    ['open'],
  ]);
  const told = await world.rows(
    "select payload -> 'subject' ->> 'id' as id from graphile_worker._private_jobs where payload ->> 'kind' = 'assignment'",
  );
  expect(told.map(({ id }) => id)).not.toContain(counts);
  assignments.pass(dayMs);
  await course.finish(learner);
  await assignments.work();
  expect(await assignments.statesOf(anew, learner)).toEqual(['done']);
});

test('[D-180] a member who moves changes duties within a minute and keeps the history; one who comes back has a new run', async () => {
  const course = await assignments.course();
  const audience = { ...everyone, isEveryone: false, organizationIds: [await placeOf('技术中心')] };
  const id = await assignments.activate({ items: [course.asked], audience });
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['open']);
  const before = await entriesOf(id);
  await moveTo('tangyuwei', '人力资源部');
  await assignments.work();
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['moved']);
  assignments.pass(dayMs);
  await moveTo('tangyuwei', '质量管理部');
  await assignments.work();
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['moved', 'open']);
  const [first, second] = await assignments.dutiesOf(id, 'tangyuwei');
  expect(Number(second?.['due_at']) - Number(first?.['due_at'])).toBe(dayMs);
  // Within the audience: the same duty, of another unit from then on.
  await moveTo('tangyuwei', '工艺工程部');
  await assignments.work();
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['moved', 'open']);
  expect(await entriesOf(id)).toEqual([...before, 'moved', 'open', 'open']);
});

test('[D-180] positions and leaving count, too: a position gives a duty, whoever leaves has none', async () => {
  const course = await assignments.course();
  const [position] = await world.rows(
    `select id from position where not exists (select from position_holder holder join member on member.id = holder.member_id
       where holder.position_id = position.id and member.account = 'wenjiahe') limit 1`,
  );
  const positionId = String(position?.['id']);
  const audience = { ...everyone, isEveryone: false, positionIds: [positionId] };
  const id = await assignments.activate({ items: [course.asked], audience });
  expect(await assignments.statesOf(id, 'wenjiahe')).toEqual([]);
  await world.rows(
    `insert into position_holder (tenant_id, position_id, member_id, since)
     select tenant_id, $1, id, now() from member where account = 'wenjiahe'`,
    [positionId],
  );
  await assignments.work();
  expect(await assignments.statesOf(id, 'wenjiahe')).toEqual(['open']);
  await world.rows("update member set state = 'left' where account = 'wenjiahe'");
  await assignments.work();
  expect(await assignments.statesOf(id, 'wenjiahe')).toEqual(['left']);
  await world.rows("update member set state = 'active' where account = 'wenjiahe'");
});

test('[D-180] whoever joins the company has a duty within a minute, also of a rule for those who joined since a day', async () => {
  const course = await assignments.course();
  const joinedSince = world.clock.now();
  const newcomers = await assignments.activate({ items: [course.asked], audience: { ...everyone, joinedSince } });
  const others = await assignments.activate({
    items: [course.asked],
    audience: { ...everyone, joinedSince: joinedSince + dayMs },
  });
  expect(await assignments.statesOf(newcomers, learner)).toEqual([]);
  await crowdOf(world, 1, 'newcomer');
  await world.rows("update member set created_at = $1 where account = 'newcomer-1'", [new Date(world.clock.now())]);
  await assignments.work();
  expect(await assignments.statesOf(newcomers, 'newcomer-1')).toEqual(['open']);
  expect(await assignments.statesOf(others, 'newcomer-1')).toEqual([]);
});

test('[D-180] a recurring rule opens the next run in its rhythm; the run before stays as it is, and needs learning anew', async () => {
  const course = await assignments.course();
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named(learner),
    recurrenceMonths: 1,
  });
  await course.finish(learner);
  await assignments.work();
  const [done] = await assignments.dutiesOf(id, learner);
  expect(done).toMatchObject({ state: 'done', number: 1 });
  assignments.pass(Number(done?.['next_at']) - world.clock.now() - minuteMs);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  assignments.pass(minuteMs);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done', 'open']);
  assignments.pass(dayMs);
  await course.finish(learner);
  await assignments.work();
  const [first, second] = await assignments.dutiesOf(id, learner);
  expect(first).toEqual(done);
  expect(second).toMatchObject({ state: 'done', number: 2, first_day: done?.['first_day'] });
});

test('[D-180] evaluated many times at once it comes to the same: one duty, one entry', async () => {
  const course = await assignments.course();
  const { id, revision } = await assignments.create({
    items: [course.asked],
    audience: await assignments.named(learner),
  });
  await world.rows("update assignment_rule set state = 'active', activated_at = now() where id = $1", [id]);
  expect(revision).toBe(1);
  await world.rows(
    "insert into assignment_check (tenant_id, member_id) select tenant_id, id from member where account in ('linzhiyuan', 'tangyuwei')",
  );
  await Promise.all([assignments.work(), assignments.work(), assignments.work(), assignments.work()]);
  expect(await assignments.statesOf(id, learner)).toEqual(['open']);
  expect(await entriesOf(id)).toEqual(['open']);
  expect(await world.rows('select 1 from assignment_check')).toEqual([]);
});

test('[D-180] duties wait while somebody is away, and are due as many days later', async () => {
  const course = await assignments.course();
  const audience = await assignments.named(learner);
  const id = await assignments.activate({ items: [course.asked], audience });
  const strict = await assignments.activate({ items: [course.asked], audience, pauses: false });
  const [before] = await assignments.dutiesOf(id, learner);
  await world.rows(
    `insert into assignment_absence (id, tenant_id, member_id, first_day, last_day, time_zone, starts_at, ends_at, entered_by,
       entered_at)
     select 'away', tenant_id, id, '2026-01-01', '2026-01-02', 'Asia/Shanghai', $1, $2, id, $1 from member
     where account = 'linzhiyuan'`,
    [new Date(world.clock.now()), new Date(world.clock.now() + 5 * dayMs)],
  );
  await assignments.work();
  expect([await assignments.statesOf(id, learner), await assignments.statesOf(strict, learner)]).toEqual([
    ['paused'],
    ['open'],
  ]);
  assignments.pass(5 * dayMs);
  await assignments.work();
  const [after] = await assignments.dutiesOf(id, learner);
  expect(after).toMatchObject({ state: 'open', paused_at: null });
  expect(Number(after?.['due_at']) - Number(before?.['due_at'])).toBe(5 * dayMs);
});

test('[D-180] a duty that came by following a topic does not end by unfollowing it; where something else gave it, that decides', async () => {
  const course = await assignments.course();
  const [topic] = await world.rows('select id from topic limit 1');
  const topicId = String(topic?.['id']);
  const follow = (account: string) =>
    world.rows(
      `insert into attention (id, tenant_id, member_id, target_type, target_id, created_at)
       select 'follow ' || id, tenant_id, id, 2, $2, now() from member where account = $1 on conflict do nothing`,
      [account, topicId],
    );
  const unfollow = () => world.rows('delete from attention where target_type = 2 and target_id = $1', [topicId]);
  await unfollow();
  await follow(learner);
  await follow('tangyuwei');
  const audience = {
    ...everyone,
    isEveryone: false,
    topicIds: [topicId],
    organizationIds: [await placeOf('技术中心')],
  };
  const id = await assignments.activate({ items: [course.asked], audience });
  await moveTo('tangyuwei', '人力资源部');
  const wide = await assignments.activate({
    items: [course.asked],
    audience: { ...audience, organizationIds: [await placeOf('人力资源部')] },
  });
  const states = async (rule: string) => [
    await assignments.statesOf(rule, learner),
    await assignments.statesOf(rule, 'tangyuwei'),
  ];
  await unfollow();
  await assignments.work();
  await assignments.work(id);
  // 林知远 belongs to the first organisation and has both; 唐予微 has the first for the topic alone.
  expect(await states(id)).toEqual([['open'], ['open']]);
  expect(await states(wide)).toEqual([['open'], ['open']]);
  await moveTo('tangyuwei', '质量管理部');
  await assignments.work();
  expect(await states(wide)).toEqual([['open'], ['moved']]);
  // The rule names another topic: what rested on this one ends.
  const lu = await assignments.as('luchengze');
  const { revision } = (await lu.call(readAssignmentForm, { id: wide })).body;
  const change = assignments.fields({
    items: [course.asked],
    audience: { ...audience, topicIds: [], organizationIds: [await placeOf('人力资源部')] },
  });
  expect((await lu.call(saveAssignment, { id: wide, revision, ...change })).status).toBe(200);
  await assignments.work(wide);
  expect(await states(wide)).toEqual([['moved'], ['moved']]);
});

test('[D-180] a rule that changes or ends is followed by everybody in a job; what is not open to somebody is not asked', async () => {
  const [course, secret] = [await assignments.course(), await assignments.course('别人的课')];
  await world.rows(`update course set audience = jsonb_set(audience, '{isEveryone}', 'false') where id = $1`, [
    secret.id,
  ]);
  const audience = await assignments.named(learner, 'tangyuwei');
  const id = await assignments.activate({ items: [course.asked, secret.asked], audience });
  await course.finish(learner);
  await assignments.work();
  expect(await assignments.statesOf(id, learner)).toEqual(['done']);
  const lu = await assignments.as('luchengze');
  const { revision } = (await lu.call(readAssignmentForm, { id })).body;
  const change = assignments.fields({ items: [course.asked], audience: await assignments.named(learner, 'wenjiahe') });
  expect((await lu.call(saveAssignment, { id, revision, ...change })).status).toBe(200);
  await assignments.work(id);
  const states = () => Promise.all([learner, 'tangyuwei', 'wenjiahe'].map((one) => assignments.statesOf(id, one)));
  expect(await states()).toEqual([['done'], ['moved'], ['open']]);
  expect((await lu.call(endAssignment, { id })).status).toBe(200);
  await assignments.work(id);
  expect(await states()).toEqual([['done'], ['moved'], ['ended']]);
});

test('[D-180] one person who cannot be evaluated keeps nobody else waiting', async () => {
  const course = await assignments.course();
  const { id } = await assignments.create({
    items: [course.asked],
    audience: await assignments.named(learner, 'tangyuwei'),
  });
  await world.rows("update assignment_rule set state = 'active', activated_at = now() where id = $1", [id]);
  const tang = await assignments.idOf('tangyuwei');
  await world.rows(
    `alter table assignment_duty add constraint broken check (member_id <> '${tang}' or rule_id <> '${id}')`,
  );
  await world.rows(
    "insert into assignment_check (tenant_id, member_id) select tenant_id, id from member where account in ('linzhiyuan', 'tangyuwei')",
  );
  await assignmentJobs.find(({ name }) => name === 'assignments:check')?.handle(world.installation.system, {});
  expect(await assignments.statesOf(id, learner)).toEqual(['open']);
  expect(await world.rows('select tries > 0 as tried from assignment_check')).toEqual([{ tried: true }]);
  await world.rows('alter table assignment_duty drop constraint broken');
  await world.rows('update assignment_check set tries = 0');
  await assignments.work();
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['open']);
});

test('[D-180] the duty comes in the night, and is told of by day, by the clock of whoever has it', async () => {
  const course = await assignments.course();
  await world.rows("update member set time_zone = 'America/New_York' where account = 'tangyuwei'");
  // Ten in the morning in Shanghai is nine or ten in the evening in New York.
  const day = addDays(dayIn('Asia/Shanghai', world.clock.now()), 1);
  assignments.pass(instantIn('Asia/Shanghai', day, 10 * 60) - world.clock.now());
  const id = await assignments.activate({
    items: [course.asked],
    audience: await assignments.named(learner, 'tangyuwei'),
  });
  expect(await assignments.statesOf(id, 'tangyuwei')).toEqual(['open']);
  const told = await world.rows(
    `select payload -> 'receivers' as receivers, run_at from graphile_worker._private_jobs
     where payload ->> 'text' = 'assigned' and payload -> 'subject' ->> 'id' = $1 order by id`,
    [id],
  );
  expect(told.map(({ receivers }) => receivers)).toEqual([
    [await assignments.idOf(learner)],
    [await assignments.idOf('tangyuwei')],
  ]);
  const morning = new Date(Number(told[1]?.['run_at'])).toLocaleTimeString('sv-SE', { timeZone: 'America/New_York' });
  expect([morning, Number(told[1]?.['run_at']) > world.clock.now()]).toEqual(['08:00:00', true]);
  await world.rows("update member set time_zone = null where account = 'tangyuwei'");
});

test('[D-180] the database keeps what is over, and every entry', async () => {
  const course = await assignments.course();
  await course.finish(learner);
  const id = await assignments.activate({ items: [course.asked], audience: await assignments.named(learner) });
  for (const change of [
    `update assignment_duty set due_at = due_at - interval '1 day' where rule_id = '${id}'`,
    `delete from assignment_duty where rule_id = '${id}'`,
    `update assignment_entry set at = now() where rule_id = '${id}'`,
    `delete from assignment_entry where rule_id = '${id}'`,
  ])
    await expect(world.rows(change)).rejects.toThrow(/stays as it is|append only/);
});
