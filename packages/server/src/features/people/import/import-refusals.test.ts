import { importMaxRows } from '@shuyuan/contract/people/member-import';
import * as wire from '@shuyuan/contract/people/member-import.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { createMember } from '../members/create-member.ts';
import { importJobs } from './import.jobs.ts';
import { company, openImports, refusal } from '../../../world/tests/people/test-import.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  imports = await openImports();
});
afterAll(() => imports.close());

test('what changed between check and apply is found again, and nothing is written', async () => {
  const done = await imports.checked(`account,full name,organisation\nlatecomer,Late,${company}`);
  const [{ id: tenantId }] = (await imports.world.rows('select id from organization where name = $1', [company])) as [
    { id: string },
  ];
  const wish = { tenantId, organizationId: tenantId, roles: [], fullName: 'Late', password: null };
  const neighbour = (await imports.world.rows("select tenant_id from member where account = 'stranger'"))[0]?.[
    'tenant_id'
  ];
  const elsewhere = { ...wish, tenantId: String(neighbour), organizationId: String(neighbour) };
  await createMember(imports.world.installation.system, { ...elsewhere, account: 'Latecomer' });
  expect(await imports.applied(done.id)).toMatchObject({ state: 'checked', note: 'changed-meanwhile', wrong: 1 });
  expect(await imports.problemsOf(done.id)).toEqual([[2, 'account', 'taken']]);
});

test('work whose process is gone is noticed', async () => {
  const { id } = await imports.checked(`account,full name,organisation\nsilent,Silent,${company}`);
  await imports.world.rows(
    "update member_import set state = 'applying', touched_at = now() - interval '5 minutes' where id = $1",
    [id],
  );
  const wake = importJobs.find(({ name }) => name === 'people:wake-imports');
  await wake?.handle(imports.world.installation.system, {});
  expect((await imports.admin.call(wire.readImport, { id })).body).toMatchObject({
    state: 'checked',
    note: 'interrupted',
  });
  await imports.world.rows("update member_import set state = 'checking' where id = $1", [id]);
  await wake?.handle(imports.world.installation.system, {});
  expect((await imports.admin.call(wire.readImport, { id })).body).toMatchObject({
    state: 'failed',
    can: { apply: false },
  });
  expect(await imports.admin.call(wire.applyImport, { id })).toMatchObject(refusal('import.wrong-state'));

  await imports.world.rows("update member_import set created_at = now() - interval '8 days' where id = $1", [id]);
  await importJobs.find(({ name }) => name === 'people:forget-imports')?.handle(imports.world.installation.system, {});
  expect(await imports.admin.call(wire.readImport, { id })).toMatchObject(refusal('request.not-found'));
});

test('what is no table of members is refused before anything is kept', async () => {
  const count = async () => imports.world.rows('select count(*)::int from member_import');
  const before = await count();
  const start = (text: string) => imports.admin.call(wire.startImport, { fileName: 'x.csv', text });
  const unreadable = await start('account,full name\nx,"never closed\n\n');
  expect(unreadable).toMatchObject(refusal('import.unreadable'));
  expect(unreadable.body.message).toMatch(/\d/);
  expect(await start('name,place\nx,y')).toMatchObject(refusal('import.no-account-column'));
  expect(await start('账号,姓名\n\n ,\n')).toMatchObject(refusal('import.empty'));
  expect(await start(`account\n${'x\n'.repeat(importMaxRows + 1)}`)).toMatchObject(refusal('import.too-many-rows'));
  expect(await start('')).toMatchObject(refusal('request.invalid'));
  expect(await start('x'.repeat(8 * 1024 * 1024))).toMatchObject(refusal('request.too-large'));
  // More than other calls may have, and still read.
  expect(await start(`name\n${'x'.repeat(2 * 1024 * 1024)}`)).toMatchObject(refusal('import.unreadable'));
  expect(await count()).toEqual(before);
});

test('nobody outside sees or applies an import', async () => {
  const { id } = await imports.checked(`account,full name,organisation\nunseen,Unseen,${company}`);
  const before = await imports.snapshot();
  const learner = await imports.world.signIn('linzhiyuan');
  const stranger = await imports.world.signIn('stranger');
  const calls = [
    (by: Caller) => by.call(wire.readImport, { id }),
    (by: Caller) => by.call(wire.listImportProblems, { id }),
    (by: Caller) => by.call(wire.applyImport, { id }),
  ];
  for (const call of calls) {
    expect(await call(imports.world.visitor)).toMatchObject({ status: 401 });
    expect(await call(learner)).toMatchObject(refusal('auth.forbidden'));
    expect(await call(stranger)).toMatchObject(refusal('request.not-found'));
  }
  const start = { fileName: 'x.csv', text: 'account\nx' };
  expect(await imports.world.visitor.call(wire.startImport, start)).toMatchObject({ status: 401 });
  expect(await learner.call(wire.startImport, start)).toMatchObject(refusal('auth.forbidden'));
  expect(await imports.world.visitor.call(wire.exportMembers, {})).toMatchObject({ status: 401 });
  expect(await learner.call(wire.exportMembers, {})).toMatchObject(refusal('auth.forbidden'));
  expect(await imports.snapshot()).toBe(before);
});

test('broken encodings and control characters are refused by row and column, and nothing is written', async () => {
  const before = await imports.snapshot();
  const rows = [
    `broken,林\uFFFD远,${company},`,
    `bell,Be\u0007ll,${company},`,
    `turned,\u202Egnp.exe,${company},`,
    `lines,"two\nlines",${company},`,
    `fine,Fine,${company},sound-password-of-7`,
    `weak,Weak,${company},weak-weak-2026`,
    `common,Common,${company},Password-2026!`,
  ];
  const { id } = await imports.checked(['account,full name,organisation,password', ...rows].join('\n'));
  expect(await imports.problemsOf(id)).toEqual([
    [2, 'fullName', 'unreadable'],
    [3, 'fullName', 'unreadable'],
    [4, 'fullName', 'unreadable'],
    [5, 'fullName', 'unreadable'],
    [7, 'password', 'weak'],
    [8, 'password', 'weak'],
  ]);
  expect(await imports.admin.call(wire.applyImport, { id })).toMatchObject(refusal('import.has-wrong-rows'));
  expect(await imports.snapshot()).toBe(before);
});
