import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { addMember } from '@shuyuan/contract/people/members.wire';
import { createOrganization, readOrganizationBranch } from '@shuyuan/contract/people/organizations.wire';
import { saveSetting } from '@shuyuan/contract/system/settings.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';

let world: TestWorld;
let dean: Caller;
let company: string;
beforeAll(async () => {
  world = await openWorld();
  dean = await world.signIn('luchengze');
  company = (await dean.call(readOrganizationBranch, {})).body.node.id;
});
afterAll(() => world.close());

const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const found = async (name: string): Promise<string> =>
  (await dean.call(createOrganization, { parentId: company, name })).body.id;
const removalOf = (id: string) => ({ statement: 'delete from organization where id = $1', values: [id] });

test('nobody is put into an organisation that is just being deleted', async () => {
  const organizationId = await found('即将撤销的部门');
  const before = await world.rows('select count(*) from member');
  const add = () => dean.call(addMember, { account: 'latecomer', fullName: '迟到者', organizationId });
  expect(await whileChanging(world, removalOf(organizationId), add)).toMatchObject(refusal('request.not-found'));
  expect(await world.rows('select count(*) from member')).toEqual(before);
});

test('a setting for an organisation that is just being deleted is refused, and is not there', async () => {
  const organizationId = await found('同样撤销的部门');
  const wish = { organizationId, key: 'APPROVAL_SWITCH' as const, value: '1', version: null };
  const save = () => dean.call(saveSetting, wish);
  expect(await whileChanging(world, removalOf(organizationId), save)).toMatchObject(refusal('request.stale'));
  expect(await world.rows('select * from setting where organization_id = $1', [organizationId])).toEqual([]);
});

test('a name with half a character in it is refused, and nothing is created', async () => {
  const before = await world.rows('select * from organization order by id');
  for (const name of ['\ud800', '部门\udc00']) {
    const answer = await dean.call(createOrganization, { parentId: company, name });
    expect(answer).toMatchObject(refusal('request.malformed'));
  }
  expect(await world.rows('select * from organization order by id')).toEqual(before);
});
