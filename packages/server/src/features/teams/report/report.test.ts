import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import { clearAccountNotices, listAccountNotices, readAnalysis, readReport } from '@shuyuan/contract/teams/report.wire';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { changeAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
  await teams.welcomeOutsider();
});
afterAll(() => world.close());

const { member } = TeamMemberType;
const calls = { readAnalysis, readReport, listAccountNotices, clearAccountNotices };

test('[TEAM-17][TEAM-22] D-096: counts of each day, today last by the clock of the company, and the sums of two times', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member });
  const { timeZone } = world.installation.system.external;
  const day = (ago: number) => dayOf(world.clock.now() - ago * dayMs, timeZone);
  for (const [ago, praise] of [
    [0, 1],
    [6, 2],
    [7, 4],
    [13, 8],
    [14, 16],
  ] as const)
    await world.rows(
      `insert into share_account_day (tenant_id, account_id, day, praise, read, reward, content)
       select tenant_id, id, $2, $3, $3 * 10, $3 * 100, 1 from share_account where id = $1`,
      [id, day(ago), praise],
    );
  await teams.follow('baisuyin', id);
  const hejingxing = await teams.as('hejingxing');
  const { items } = (await hejingxing.call(readAnalysis, { id })).body;
  expect(items.map((one) => one.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
  expect(items.at(-1)).toEqual({ day: day(0), attention: 1, praise: 1, read: 10, reward: 100, content: 1 });
  expect(items[1]).toEqual({ day: day(5), attention: 0, praise: 0, read: 0, reward: 0, content: 0 });
  expect((await hejingxing.call(readAnalysis, { id, days: 30 })).body.items).toHaveLength(30);
  expect((await hejingxing.call(readReport, { id })).body).toEqual({
    now: { attention: 1, praise: 3, read: 30, reward: 300, content: 2 },
    before: { attention: 0, praise: 12, read: 120, reward: 1200, content: 2 },
  });
  await teams.follow('baisuyin', id, false);
  expect((await hejingxing.call(readReport, { id })).body.now.attention).toBe(0);
  expect((await hejingxing.call(readReport, { id, days: 8 as never })).status).toBe(422);
});

test('[TEAM-30] D-096: what happened is told to each of its people until they have read it', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member });
  await teams.follow('baisuyin', id);
  const [shen, he] = [await teams.as('shenruoxi'), await teams.as('hejingxing')];
  const memberId = await teams.idOf('tanmuyang');
  world.clock.advance(1000);
  await shen.call(changeAccountMembers, { id, members: [{ memberId, memberType: member }] });
  const { body } = await he.call(listAccountNotices, { id });
  expect(body.items.map(({ kind, person, isRead }) => [kind, person?.fullName, isRead])).toEqual([
    ['joined', '谭沐阳', false],
    ['followed', '白素音', false],
  ]);
  expect(body.items[0]?.values).toEqual({ memberType: '2' });
  expect((await he.call(listAccountsOf, {})).body.items.find((one) => one.id === id)?.unreadNum).toBe(2);
  world.clock.advance(1000);
  expect((await he.call(clearAccountNotices, { id })).body).toEqual({ id });
  expect((await he.call(listAccountNotices, { id, isUnread: true })).body).toEqual({ items: [], recordCount: 0 });
  expect((await he.call(listAccountNotices, { id, isUnread: false })).body.recordCount).toBe(2);
  // Everybody reads for themselves; who came later has missed nothing.
  expect((await shen.call(listAccountNotices, { id, isUnread: true })).body.recordCount).toBe(2);
  expect((await (await teams.as('tanmuyang')).call(listAccountNotices, { id, isUnread: true })).body.recordCount).toBe(
    0,
  );
});

test('[TEAM-17][TEAM-22][TEAM-30] for the people of the account alone', async () => {
  const id = await teams.team('shenruoxi');
  const before = await teams.snapshot();
  for (const [name, call] of Object.entries(calls)) {
    const status = async (account: string) => (await (await teams.as(account)).call(call, { id })).status;
    const answers = [await status('baisuyin'), await status('luchengze'), await status('outsider')];
    expect([name, ...answers, (await world.visitor.call(call, { id })).status]).toEqual([name, 403, 403, 404, 401]);
    expect((await (await teams.as('shenruoxi')).call(call, { id: '' })).status).toBe(422);
  }
  expect(await teams.snapshot()).toBe(before);
});
