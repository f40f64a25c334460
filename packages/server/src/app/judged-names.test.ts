import { globSync, readFileSync } from 'node:fs';
import { startImport } from '@shuyuan/contract/people/member-import.wire';
import { addMember, changeMember } from '@shuyuan/contract/people/members.wire';
import { createOrganization, renameOrganization } from '@shuyuan/contract/people/organizations.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWords } from '../features/system/index.ts';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { routes } from './routes.ts';

let world: TestWorld;
let admin: Caller;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin');
  companyId = String((await world.rows('select id from organization where parent_id is null'))[0]?.['id']);
  await addWords(world.installation.system, { tenantId: companyId, words: ['坏名'] });
});
afterAll(() => world.close());

const person = {
  account: 'newcomer',
  fullName: '坏名字',
  email: null,
  phone: null,
  employeeNumber: null,
  furtherOrganizationIds: [],
  directsOrganizationId: null,
  facts: [],
  roles: [],
};

/** Every call by which administration names a person or an organisation. */
const calls = {
  [addMember.path]: () => admin.call(addMember, { ...person, organizationId: companyId }),
  [changeMember.path]: () => admin.call(changeMember, { ...person, id: 'x', version: 1, organizationId: companyId }),
  [createOrganization.path]: () => admin.call(createOrganization, { parentId: companyId, name: '坏名部' }),
  [renameOrganization.path]: () => admin.call(renameOrganization, { id: companyId, name: '坏名部', version: 1 }),
  [startImport.path]: () =>
    admin.call(startImport, { fileName: 'x.csv', text: '账号,姓名,组织\nnewcomer,坏名字,青禾智造股份有限公司' }),
};

test('[COMM-03] D-127: names of people and organisations pass the sensitive words, and nothing is written', async () => {
  const naming = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method, input }) => {
      const fields = Object.keys((input as { shape?: object }).shape ?? {});
      return ['member.manage', 'organization.manage'].includes(access) && method !== 'GET' && method !== 'DELETE'
        ? ['fullName', 'name', 'text'].some((field) => fields.includes(field))
        : false;
    })
    .map(({ path }) => path);
  expect([...new Set(naming)].toSorted()).toEqual(Object.keys(calls).toSorted());
  const rows = () => world.rows('select id, name, updated_at from organization order by id');
  const before = await rows();
  const { status, number } = errorSpec('sensitive.found');
  for (const call of Object.values(calls)) {
    expect(await call()).toMatchObject({ status, body: { errorCode: number, words: ['坏名'] } });
  }
  expect(await rows()).toEqual(before);
  expect(await world.rows("select 1 from member where account = 'newcomer'")).toEqual([]);
  expect(await world.rows('select 1 from member_import')).toEqual([]);
});

/** Files that write names of people, organisations and groups, with the call that is tried here or the test that tries them. */
const writers = {
  'auth/scim/provision-groups.ts': 'provisioned-names.test.ts',
  'auth/scim/provision-users.ts': 'provisioned-names.test.ts',
  'auth/scim/sync-members.ts': 'writes the name it read',
  'auth/sso/admit-person.ts': 'provisioned-names.test.ts',
  'people/import/write-plan.ts': startImport.path,
  'people/members/add-member.ts': addMember.path,
  'people/members/change-member.ts': changeMember.path,
  'people/members/create-member.ts': 'called by the others',
  'people/organizations/add-organization.ts': createOrganization.path,
  'people/organizations/change-organization.ts': renameOrganization.path,
  'people/organizations/create-organization.ts': 'called by the others',
  'system/set-up.ts': 'before there is anybody who could ban a word',
};
const stores = [
  'auth/auth.store.ts',
  'auth/scim/scim.store.ts',
  'people/import/write-members.store.ts',
  'people/members/members.store.ts',
  'people/organizations/organizations.store.ts',
  'people/people.store.ts',
];
const features = `${import.meta.dirname}/../features`;
const filesWith = (pattern: RegExp, kind: string): string[] =>
  globSync('**/*.ts', { cwd: features })
    .filter((file) => file.endsWith('.store.ts') === (kind === 'store') && !/\.test\.ts$|\/test-/.test(file))
    .filter((file) => pattern.test(readFileSync(`${features}/${file}`, 'utf8')))
    .toSorted();

test('[COMM-03] D-127: every file that writes a name is known, with what judges it', () => {
  const writing =
    /(?:insertInto|updateTable)\('(?:member|organization|scimGroup)'\)|(?:insert into|update) (?:member|organization|scim_group) /;
  expect(filesWith(writing, 'store')).toEqual(stores);
  const calling =
    /(?<!function )\b(?:(?:create|change|insert|save|update)Members?|(?:create|insert)Organization|saveOrganizationName|insertPlaces|saveGroup)\(/;
  expect(filesWith(calling, 'use case')).toEqual(Object.keys(writers));
});

test('a name without such words is taken, and pieces of two cells make no word', async () => {
  const text = '账号,姓名,组织\nnewcomer,坏,名\n';
  expect((await admin.call(startImport, { fileName: 'x.csv', text })).status).toBe(200);
  const { status } = await admin.call(addMember, {
    ...person,
    account: 'fine',
    fullName: '好名字',
    organizationId: companyId,
  });
  expect(status).toBe(200);
});
