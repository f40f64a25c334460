import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { listAccounts, listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { readReport } from '@shuyuan/contract/teams/report.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { teamsOf } from '../tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
});
afterAll(() => world.close());

test('the company of the demo has experts, teams and a voice of its own, with people and followers', async () => {
  const lin = await teams.as('linzhiyuan');
  const { items, recordCount } = (await lin.call(listAccounts, {})).body;
  expect(recordCount).toBe(7);
  expect(items.map(({ enjoyType }) => enjoyType).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2]);
  expect(items.every(({ desc, attentionNum }) => desc !== '' && attentionNum > 0)).toBe(true);
  const own = (await lin.call(listAccountsOf, {})).body.items;
  expect(own.map(({ name, memberType }) => [name, memberType])).toEqual([['技术夜谈', 0]]);
  expect(own[0]?.unreadNum).toBeGreaterThan(0);
  const report = await lin.call(readReport, { id: await teams.accountOf('技术夜谈'), days: 30 });
  expect(report.body.now.attention).toBe(2);
});

test('one application waits for the administrators, one was refused with a reason', async () => {
  const dean = await teams.as('luchengze');
  const waiting = (await dean.call(listProcesses, { box: 'to-decide' })).body.items;
  expect(waiting.map(({ title }) => title)).toContain('云飞谈装夹');
  const refused = await (await teams.as('mengxinlan')).call(verifyApplications, {});
  expect(refused.body.items).toMatchObject([
    { name: '华东客户之声', state: 'refused', answer: expect.stringContaining('法务') },
  ]);
});
