import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { cancelClass, readClassForm, saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { trainingJobs } from '../training.jobs.ts';
import { remindOfMeetings } from './remind-of-meetings.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
type Person = Awaited<ReturnType<typeof classes.as>>;
let shen: Person;
let lin: Person;
let fang: Person;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  const tomorrow = addDays(dayIn('Asia/Shanghai', world.clock.now()), 1);
  world.clock.advance(instantIn('Asia/Shanghai', tomorrow, 10 * 60) - world.clock.now());
  [shen, lin, fang] = [await classes.as('shenruoxi'), await classes.as('linzhiyuan'), await classes.as('fangqiming')];
});
afterAll(() => world.close());

const remind = () => remindOfMeetings(world.installation.system);
const reminded = async (id: string) => {
  await deliverNotices(world, 'class');
  const rows = await world.rows(
    `select member.account from notification join member on member.id = notification.member_id
     where subject_id = $1 and text = 'reminder' order by 1`,
    [id],
  );
  return rows.map(({ account }) => account);
};
const move = async (id: string, startTime: number) => {
  const { revision, meetings } = (await shen.call(readClassForm, { id })).body;
  const [first, ...rest] = meetings;
  if (!first) throw new Error('no meeting');
  const fields = await classes.classFields({
    seats: 1,
    meetings: [{ ...first, startTime, endTime: startTime + hourMs }, ...rest],
  });
  expect((await shen.call(saveClass, { id, revision, ...fields })).status).toBe(200);
};

test('[D-183] those with a seat are reminded a day before a meeting, once, and anew where it is moved', async () => {
  const now = world.clock.now();
  const id = await classes.publish({ seats: 1, meetings: [classes.meeting(2), classes.meeting(9)] });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  await remind();
  expect(await reminded(id)).toEqual([]);
  await move(id, now + dayMs - hourMs);
  // Two processes at once.
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await reminded(id)).toEqual(['linzhiyuan']);
  await move(id, now + 5 * hourMs);
  await remind();
  await remind();
  expect(await reminded(id)).toEqual(['linzhiyuan', 'linzhiyuan']);
});

test('[D-183] nobody is reminded of a draft, of a class that was cancelled, or of a meeting that has begun', async () => {
  const now = world.clock.now();
  const soon = { ...classes.meeting(1), startTime: now + hourMs, endTime: now + 2 * hourMs };
  const draft = await classes.draft({ meetings: [soon] });
  const cancelled = await classes.publish({ meetings: [soon] });
  const begun = await classes.publish({ meetings: [soon] });
  for (const id of [cancelled, begun]) await classes.enrol(lin, id);
  await shen.call(cancelClass, { id: cancelled, reason: '人数不足' });
  await world.rows('update class_meeting set starts_at = $2 where class_id = $1', [begun, new Date(now - 1)]);
  await remind();
  for (const id of [draft, cancelled, begun]) expect(await reminded(id)).toEqual([]);
});

test('[D-183] one meeting nobody can be reminded of stops no other', async () => {
  const now = world.clock.now();
  const at = (hours: number) => ({
    ...classes.meeting(1),
    startTime: now + hours * hourMs,
    endTime: now + (hours + 1) * hourMs,
  });
  const [broken, sound] = [await classes.publish({ meetings: [at(2)] }), await classes.publish({ meetings: [at(3)] })];
  for (const id of [broken, sound]) await classes.enrol(lin, id);
  await world.rows(
    `alter table class_meeting add constraint broken check (class_id <> '${broken}' or reminded_for is null)`,
  );
  await remind();
  expect([await reminded(broken), await reminded(sound)]).toEqual([[], ['linzhiyuan']]);
  await world.rows('alter table class_meeting drop constraint broken');
  await remind();
  expect(await reminded(broken)).toEqual(['linzhiyuan']);
});

const byMorning = (id: string) =>
  world.rows(
    `select payload, run_at from graphile_worker._private_jobs
     where payload ->> 'classId' = $1 and payload ->> 'morningTime' is not null order by run_at`,
    [id],
  );
const runByMorning = async (id: string) => {
  const job = trainingJobs.find(({ name }) => name === 'training:remind-by-morning');
  for (const { payload } of await byMorning(id))
    await job?.handle(world.installation.system, { ...(payload as object) });
};
const setZone = (account: string, zone: string | null) =>
  world.rows('update member set time_zone = $2 where account = $1', [account, zone]);

test('[D-183] nobody is reminded at night: each by their own clock, and not of a meeting that was moved meanwhile', async () => {
  const now = world.clock.now();
  await setZone('linzhiyuan', null);
  await setZone('fangqiming', 'America/New_York');
  const soon = { ...classes.meeting(1), startTime: now + 20 * hourMs, endTime: now + 21 * hourMs };
  const [kept, moved] = [await classes.publish({ meetings: [soon] }), await classes.publish({ meetings: [soon] })];
  for (const id of [kept, moved]) for (const one of [lin, fang]) await classes.enrol(one, id);
  await remind();
  expect(await reminded(kept)).toEqual(['linzhiyuan']);
  const [morning] = await byMorning(kept);
  expect(new Date(Number(morning?.['run_at'])).toLocaleTimeString('sv-SE', { timeZone: 'America/New_York' })).toBe(
    '08:00:00',
  );
  await world.rows("update class_meeting set starts_at = starts_at + interval '1 minute' where class_id = $1", [moved]);
  for (const id of [kept, moved]) await runByMorning(id);
  expect(await reminded(kept)).toEqual(['fangqiming', 'linzhiyuan']);
  expect(await reminded(moved)).toEqual(['linzhiyuan']);
  await setZone('fangqiming', null);
});

test('[D-183] whose morning comes after the meeting has begun is not woken for it', async () => {
  const now = world.clock.now();
  await setZone('fangqiming', 'America/New_York');
  const near = { ...classes.meeting(1), startTime: now + 2 * hourMs, endTime: now + 3 * hourMs };
  const id = await classes.publish({ meetings: [near] });
  await classes.enrol(fang, id);
  await remind();
  expect([await byMorning(id), await reminded(id)]).toEqual([[], []]);
  await setZone('fangqiming', null);
});
