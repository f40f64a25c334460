import { issueToken } from '@shuyuan/contract/auth/auth.wire';
import * as wire from '@shuyuan/contract/people/member-import.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, openImports, refusal } from '../../../world/tests/people/test-import.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  imports = await openImports();
});
afterAll(() => imports.close());

const rowOf = async (account: string) =>
  (await imports.world.rows('select * from member where account = $1', [account]))[0];

test('a table is checked, then written at once, with organisations, roles, facts and a trail', async () => {
  const before = await imports.snapshot();
  const text = [
    '账号,姓名,组织,兼属组织,邮箱,电话,工号,角色,身份,主管组织,状态,初始密码,备注',
    `qiaomu,乔木,${company}/技术中心/软件研发部,${company}/人才发展学院,qiaomu@qinghe.example,,QH9001,创作者、审批人,讲师;专家,${company}/技术中心,在职,first-password-1,x`,
    `heyu,何雨,${company}／技术中心／前沿实验室,,,,,,,,,,`,
    'linzhiyuan,林知远,青禾智造股份有限公司/技术中心/软件研发部,,linzhiyuan@qinghe.example,0512-66880000,QH1001,创作者,,,在职,,',
  ].join('\r\n');
  const done = await imports.checked(text, { createsOrganizations: true });
  expect(done).toMatchObject({
    state: 'checked',
    rows: 3,
    toCreate: 2,
    toChange: 1,
    unchanged: 0,
    wrong: 0,
    can: { apply: true },
    ignoredColumns: ['备注'],
    newOrganizations: ['前沿实验室'],
    note: null,
  });
  expect(await imports.snapshot()).toBe(before);

  expect(await imports.applied(done.id)).toMatchObject({ state: 'applied', done: 3, can: { apply: false } });
  const standing = await imports.world.rows(
    `select m.account, o.name as place, m.must_change_password as "must", m.password_hash is null as "none", m.state,
       array(select role from member_role where member_id = m.id order by 1) as roles,
       array(select fact from member_fact where member_id = m.id order by 1) as facts
     from member m join organization o on o.id = m.organization_id
     where m.account in ('qiaomu', 'heyu', 'linzhiyuan') order by 1`,
  );
  expect(standing).toEqual([
    { account: 'heyu', place: '前沿实验室', must: false, none: true, state: 'active', roles: ['learner'], facts: [] },
    {
      account: 'linzhiyuan',
      place: '软件研发部',
      must: false,
      none: false,
      state: 'active',
      roles: ['creator', 'learner'],
      facts: [],
    },
    {
      account: 'qiaomu',
      place: '软件研发部',
      must: true,
      none: false,
      state: 'active',
      roles: ['approver', 'creator', 'learner'],
      facts: ['director', 'expert', 'lecturer'],
    },
  ]);
  const [laboratory] = await imports.world.rows(
    "select path, parent_id, position from organization where name = '前沿实验室'",
  );
  expect(laboratory).toMatchObject({ path: [expect.any(String), laboratory?.['parent_id'], expect.any(String)] });

  const actor = String((await rowOf('admin'))?.['id']);
  const trail = await imports.world.rows(
    `select action, before, after from audit_entry where actor_id = $1 and
       (subject_id = $2 or subject_id in (select id from member where account in ('qiaomu', 'linzhiyuan'))) order by action`,
    [actor, done.id],
  );
  expect(trail).toEqual([
    {
      action: 'import.applied',
      before: null,
      after: { fileName: 'members.csv', toCreate: 2, toChange: 1, unchanged: 0, wrong: 0 },
    },
    {
      action: 'member.changed',
      before: { phone: null, roles: ['learner'] },
      after: { phone: '0512-66880000', roles: ['learner', 'creator'] },
    },
    {
      action: 'member.created',
      before: null,
      after: expect.objectContaining({ account: 'qiaomu', employeeNumber: 'QH9001' }),
    },
  ]);
  const signIn = { grant_type: 'password' as const, username: 'qiaomu', password: 'first-password-1' };
  expect((await imports.world.visitor.call(issueToken, signIn)).status).toBe(200);
  expect(await imports.world.rows('select content from member_import where id = $1', [done.id])).toEqual([
    { content: null },
  ]);

  const written = await imports.snapshot();
  const again = await imports.checked(text, { createsOrganizations: true });
  expect(again).toMatchObject({ toCreate: 0, toChange: 0, unchanged: 3, wrong: 0, can: { apply: false } });
  expect(await imports.admin.call(wire.applyImport, { id: again.id })).toMatchObject(refusal('import.wrong-state'));
  expect(await imports.admin.call(wire.applyImport, { id: done.id })).toMatchObject(refusal('import.wrong-state'));
  expect(await imports.snapshot()).toBe(written);
});

test('every problem of every row is listed, and one wrong row keeps the whole table out', async () => {
  const before = await imports.snapshot();
  const place = `${company}/技术中心`;
  const text = [
    'account\tfull name\torganisation\te-mail\temployee number\troles\tfacts\tstate\tinitial password',
    `good\tGood\t${place}\tgood@x.example\tN1\t\t\t\t`,
    `\tNobody\t${place}`,
    `a b\tSpaced\t${place}\tnot-mail\tN 2\twizard\tdirector\tsleeping\tshort`,
    `GOOD\tTwice\t${place}\t\t`,
    `stranger\tForeign\t${place}\tgood@X.example\tn1`,
    'lost\tLost\t某处/没有\tadmin@qinghe.example\tQH1001',
    'rootless\tRootless\t',
    `tanmuyang\t\t${place}`,
  ].join('\n');
  const done = await imports.checked(text);
  expect(done).toMatchObject({ rows: 8, toCreate: 1, toChange: 0, unchanged: 0, wrong: 7, can: { apply: false } });
  expect((await imports.problemsOf(done.id)).toSorted()).toEqual(
    [
      [3, 'account', 'required'],
      ...[4].flatMap((row) => [
        [row, 'account', 'format'],
        [row, 'email', 'format'],
        [row, 'employeeNumber', 'format'],
        [row, 'roles', 'unknown'],
        [row, 'facts', 'unknown'],
        [row, 'state', 'unknown'],
        [row, 'password', 'weak'],
      ]),
      [5, 'account', 'duplicate', 2],
      [6, 'account', 'taken'],
      [6, 'email', 'duplicate', 2],
      [6, 'employeeNumber', 'duplicate', 2],
      [7, 'organization', 'unknown'],
      [7, 'email', 'taken'],
      [7, 'employeeNumber', 'taken'],
      [8, 'organization', 'required'],
      [9, 'fullName', 'required'],
    ].toSorted(),
  );
  const { body } = await imports.admin.call(wire.listImportProblems, {
    id: done.id,
    rule: 'taken',
    field: 'email',
    pageSize: 1,
  });
  expect(body).toMatchObject({ recordCount: 1, items: [{ row: 7, value: 'admin@qinghe.example' }] });
  expect(
    (await imports.admin.call(wire.listImportProblems, { id: done.id, page: 2, pageSize: 10 })).body.items,
  ).toHaveLength(7);
  expect(await imports.admin.call(wire.applyImport, { id: done.id })).toMatchObject(refusal('import.has-wrong-rows'));
  expect(await imports.snapshot()).toBe(before);
});

test('no table takes away the last administrator, changes a platform administrator for others, or suspends its author', async () => {
  const both = 'account,roles\nadmin,\nluchengze,';
  expect(await imports.problemsOf((await imports.checked(both)).id)).toEqual([
    [2, 'roles', 'last-administrator'],
    [3, 'roles', 'last-administrator'],
  ]);
  const dean = await imports.world.signIn('luchengze');
  const grant = await imports.checked('account,roles\nadmin,\nlinzhiyuan,platform-admin', { by: dean });
  expect(await imports.problemsOf(grant.id)).toEqual([
    [2, 'account', 'needs-platform-admin'],
    [3, 'roles', 'needs-platform-admin'],
  ]);
  const oneself = await imports.checked('account,state\nluchengze,suspended', { by: dean });
  expect(await imports.problemsOf(oneself.id)).toEqual([[2, 'state', 'not-oneself']]);
  // Somebody else of the table becomes one: then the first may go.
  const handed = await imports.checked('account,roles\nadmin,\nluchengze,platform-admin;org-admin');
  expect(handed).toMatchObject({ wrong: 0, toChange: 2 });
});

test('two may exchange an address, who leaves is out at once, and who has left is not suspended', async () => {
  const leaver = await imports.world.signIn('mengxinlan');
  const done = await imports.checked(
    'account,email,employeeNumber,state\n' +
      'mengxinlan,fangqiming@qinghe.example,QH1012,left\nfangqiming,mengxinlan@qinghe.example,QH1013,',
  );
  expect(done).toMatchObject({ wrong: 0, toChange: 2 });
  expect(await imports.applied(done.id)).toMatchObject({ state: 'applied' });
  expect((await rowOf('fangqiming'))?.['email']).toBe('mengxinlan@qinghe.example');
  expect((await leaver.call(wire.readImport, { id: done.id })).status).toBe(401);
  const back = await imports.checked('account,state\nmengxinlan,suspended');
  expect(await imports.problemsOf(back.id)).toEqual([[2, 'state', 'not-reachable']]);
});

test('an import that breaks in the middle has written nothing, says so, and can be applied again', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => `crowd${n},Crowd ${n},${company}`);
  const done = await imports.checked(['account,full name,organisation', ...rows].join('\n'));
  expect(done).toMatchObject({ toCreate: 2_500, wrong: 0 });
  const before = await imports.snapshot();
  await imports.world.rows(`create function break_import() returns trigger language plpgsql as
    $$ begin if new.account = 'crowd2400' then raise exception 'broken on purpose'; end if; return new; end $$`);
  await imports.world.rows(
    'create trigger break_import before insert on member for each row execute function break_import()',
  );
  expect(await imports.applied(done.id)).toMatchObject({ state: 'checked', note: 'interrupted', can: { apply: true } });
  expect(await imports.snapshot()).toBe(before);

  await imports.world.rows('drop function break_import cascade');
  expect(await imports.applied(done.id)).toMatchObject({ state: 'applied', note: null, done: 2_500 });
  const [{ count }] = (await imports.world.rows("select count(*)::int from member where account like 'crowd%'")) as [
    { count: number },
  ];
  expect(count).toBe(2_500);
  const [tally] = await imports.world.rows(
    "select members from organization_tally t join organization o on o.id = t.organization_id where o.name = $1 and state = 'active'",
    [company],
  );
  expect(tally).toEqual({ members: 2_501 });
});
