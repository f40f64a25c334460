import {
  correctAttendance,
  exportAttendance,
  exportAttendanceWorkbook,
} from '@shuyuan/contract/training/attendance.wire';
import { cancelEnrolment, exportEnrolments, exportEnrolmentsWorkbook } from '@shuyuan/contract/training/enrolment.wire';
import { readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';

type Caller = Awaited<ReturnType<ReturnType<typeof classesOf>['as']>>;
let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  classes = classesOf(world);
  shen = await classes.as('shenruoxi');
});
afterAll(() => world.close());

const english = { headers: { 'accept-language': 'en' } };
const linesOf = (table: unknown): string[] => String(table).split('\r\n');

/** Two seats, three who wait for one, and one who left. */
async function crowdedClass() {
  const id = await classes.publish({ title: '六西格玛入门', seats: 2, waitingMax: 5 });
  for (const account of ['linzhiyuan', 'fangqiming', 'wenjiahe', 'amina'])
    await classes.enrol(await classes.as(account), id);
  await (await classes.as('linzhiyuan')).call(cancelEnrolment, { id });
  const { meetings } = (await shen.call(readClassForm, { id })).body;
  return { id, meetingId: meetings[0]?.id ?? '' };
}

test('[D-183] the people of a class are taken along with their place in the queue, as the list is filtered', async () => {
  const { id } = await crowdedClass();
  const whole = linesOf((await shen.call(exportEnrolments, { id })).body);
  expect(whole[0]).toContain('名称,六西格玛入门');
  expect(whole.slice(2, -1)).toEqual([
    '姓名,部门,状态,候补位次,报名时间,原因',
    expect.stringMatching(/^方启明,华东销售部,已报名,,.+,$/),
    expect.stringMatching(/^温嘉禾,仓储物流部,已报名,,.+,$/),
    expect.stringMatching(/^Amina Haddad,.+,候补,1,.+,$/),
    expect.stringMatching(/^林知远,软件研发部,已退出,,.+,$/),
  ]);
  const filtered = { id, search: 'Amina', state: 'waiting' as const };
  const rows = await rowsOf((await shen.call(exportEnrolmentsWorkbook, filtered, english)).bytes);
  expect(rows.slice(1, 3).map((row) => row[1])).toEqual(['Amina', 'Waiting']);
  expect(rows.slice(5).map(([name, , , queue]) => [name, queue])).toEqual([['Amina Haddad', 1]]);
});

test('[ENUM-11] who was at a meeting is taken along with how it was noted, as the list is filtered', async () => {
  const { id, meetingId } = await crowdedClass();
  for (const [table, key] of [
    ['class_meeting', 'class_id'],
    ['training_class', 'id'],
  ] as const)
    await world.rows(
      `update ${table} set starts_at = starts_at - interval '12 days', ends_at = ends_at - interval '12 days' where ${key} = $1`,
      [id],
    );
  const memberId = await classes.idOf('fangqiming');
  const said = { meetingId, memberId, state: 'late' as const, reason: '签到表' };
  expect((await shen.call(correctAttendance, said)).status).toBe(200);
  const whole = linesOf((await shen.call(exportAttendance, { meetingId })).body);
  expect(whole[0]).toContain('六西格玛入门');
  expect(whole.slice(4, -1)).toEqual([
    '姓名,部门,状态,记录时间,登记方式,原因',
    expect.stringMatching(/^方启明,华东销售部,迟到,.+,人工更正,签到表$/),
    '温嘉禾,仓储物流部,未签到,,,',
  ]);
  const filtered = { meetingId, state: 'unknown' as const };
  const rows = await rowsOf((await shen.call(exportAttendanceWorkbook, filtered, english)).bytes);
  expect(rows.slice(6).map(([name]) => name)).toEqual(['温嘉禾']);
});

test('[D-183] the files about people of a class are refused to learners, other authors, companies and visitors', async () => {
  const { id, meetingId } = await crowdedClass();
  const callers = [await classes.as('linzhiyuan'), await classes.as('guhuaiqian'), await classes.welcomeOutsider()];
  const statuses: number[][] = [];
  for (const by of [...callers, world.visitor])
    statuses.push([
      (await by.call(exportEnrolments, { id })).status,
      (await by.call(exportEnrolmentsWorkbook, { id })).status,
      (await by.call(exportAttendance, { meetingId })).status,
      (await by.call(exportAttendanceWorkbook, { meetingId })).status,
    ]);
  expect(statuses).toEqual([403, 403, 404, 401].map((status) => [status, status, status, status]));
});
