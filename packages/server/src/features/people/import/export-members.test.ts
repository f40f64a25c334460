import * as wire from '@shuyuan/contract/people/member-import.wire';
import { decodeTable } from '@shuyuan/contract/people/member-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../world/tests/people/test-import.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  imports = await openImports();
});
afterAll(() => imports.close());

test('an export is the list with its filters, guarded against formulas, and imported again changes nothing', async () => {
  await imports.world.rows(`update member set phone = '+86 512-1', full_name = '=cmd|x' where account = 'baisuyin'`);
  await imports.world.rows(`update member set full_name = '''=1+1' where account = 'pierre'`);
  const all = await imports.admin.call(wire.exportMembers, {});
  expect(all.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="members.csv"',
  });
  expect(all.body.startsWith('\uFEFF账号,姓名,组织,')).toBe(true);
  expect(all.body).toContain("baisuyin,'=cmd|x,");
  expect(all.body).toContain("'+86 512-1");
  expect(all.body).not.toContain('stranger');
  const [{ count }] = (await imports.world.rows(
    "select count(*)::int from member where tenant_id = (select tenant_id from member where account = 'admin')",
  )) as [{ count: number }];
  expect(all.body.trim().split('\r\n')).toHaveLength(count + 1);
  const again = await imports.checked(all.body);
  expect(await imports.problemsOf(again.id)).toEqual([]);
  expect(again).toMatchObject({ rows: count, toCreate: 0, toChange: 0, unchanged: count, wrong: 0 });

  const some = await imports.admin.call(
    wire.exportMembers,
    { search: '知远', state: 'active' },
    { headers: { 'accept-language': 'ar' } },
  );
  const lines = some.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('الحساب');
  expect(await imports.problemsOf((await imports.checked(some.body)).id)).toEqual([]);
});

test('a file of Excel in China is read', async () => {
  // 账号,姓名,组织 and a person called 王芳 in GB18030.
  const bytes = [
    0xd5,
    0xcb,
    0xba,
    0xc5,
    0x2c,
    0xd0,
    0xd5,
    0xc3,
    0xfb,
    0x2c,
    0xd7,
    0xe9,
    0xd6,
    0xaf,
    0x0d,
    0x0a,
    ...new TextEncoder().encode('wangfang,'),
    0xcd,
    0xf5,
    0xb7,
    0xbc,
    0x2c,
    0x78,
  ];
  const { id } = await imports.checked(decodeTable(Uint8Array.from(bytes)));
  const { body } = await imports.admin.call(wire.listImportProblems, { id });
  expect(body.items).toEqual([{ row: 2, field: 'organization', rule: 'unknown', value: 'x', otherRow: null }]);
});
