import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { mayChangePlace } from '@shuyuan/contract/teams/account-rules';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import {
  changeAccountMembers,
  joinAccount,
  listAccountMembers,
  readInviteCode,
  renewInviteCode,
} from '@shuyuan/contract/teams/members.wire';
import { memberActions } from '@shuyuan/contract/teams/member-actions';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
  await teams.welcomeOutsider();
});
afterAll(() => world.close());

const { owner, administrator, member } = TeamMemberType;
type Membership = TeamMemberType | null;
const places: readonly Membership[] = [owner, administrator, member, null];
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

const change = async (account: string, id: string, wish: Readonly<Record<string, Membership>>) => {
  const members = await Promise.all(
    Object.entries(wish).map(async ([who, memberType]) => ({ memberId: await teams.idOf(who), memberType })),
  );
  return (await teams.as(account)).call(changeAccountMembers, { id, members });
};
const ownersOf = (id: string) =>
  world.rows('select count(*)::int as count from share_account_member where account_id = $1 and member_type = 0', [id]);

/** 沈若溪 asks, 何景行 is moved, 林知远 owns it where nobody else does. */
async function situation(asker: Membership, from: Membership): Promise<string> {
  const holder = asker === owner ? 'shenruoxi' : from === owner ? 'hejingxing' : 'linzhiyuan';
  const id = await teams.team(holder);
  if (holder !== 'shenruoxi') await teams.put(id, 'shenruoxi', asker);
  if (holder !== 'hejingxing') await teams.put(id, 'hejingxing', from);
  return id;
}

test('[TEAM-27][TEAM-03] D-094: every place to every other, by everybody, as the rule says; there is always one owner', async () => {
  const id = await teams.team('linzhiyuan');
  for (const asker of places)
    for (const from of places)
      for (const to of places) {
        if (asker === owner && from === owner) continue;
        const at = await situation(asker, from);
        const { status, body } = await change('shenruoxi', at, { hejingxing: to });
        const isKeeper = asker === owner || asker === administrator;
        const isDone = mayChangePlace({ asker, isOneself: false, from, to }) || (from === to && isKeeper);
        const isStaying = !isDone && from === owner && isKeeper;
        const answer = isDone
          ? [200]
          : isStaying
            ? [422, numberOf('account.owner-stays')]
            : [403, numberOf('auth.forbidden')];
        expect([asker, from, to, status, body.errorCode]).toEqual([
          asker,
          from,
          to,
          ...answer,
          ...(isDone ? [undefined] : []),
        ]);
        expect(await teams.placeOf(at, 'hejingxing')).toBe(isDone ? to : from);
        expect(await ownersOf(at)).toEqual([{ count: 1 }]);
        await world.rows('delete from share_account where id = $1', [at]);
      }
  expect(await ownersOf(id)).toEqual([{ count: 1 }]);
});

test('D-094: handed over, the old owner stays as an administrator; handed over twice at once, only once', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member, tanmuyang: member });
  const both = await Promise.all([
    change('shenruoxi', id, { hejingxing: owner }),
    change('shenruoxi', id, { tanmuyang: owner }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(await ownersOf(id)).toEqual([{ count: 1 }]);
  expect(await teams.placeOf(id, 'shenruoxi')).toBe(administrator);
  const kinds = await world.rows("select kind from share_account_event where account_id = $1 and kind = 'handedOver'", [
    id,
  ]);
  expect(kinds).toHaveLength(1);
});

test('D-094: who leaves is gone, who owns it stays, and an expert account is never handed over', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator, tanmuyang: member });
  expect((await change('hejingxing', id, { hejingxing: null })).body).toEqual({ id, memberNum: 2 });
  expect((await change('tanmuyang', id, { tanmuyang: null })).status).toBe(200);
  expect((await change('shenruoxi', id, { shenruoxi: null })).body.errorCode).toBe(numberOf('account.owner-stays'));
  const own = await teams.team('shenruoxi', { hejingxing: member }, EnjoyType.expert);
  expect((await change('shenruoxi', own, { hejingxing: owner })).body.errorCode).toBe(numberOf('account.owner-stays'));
  expect((await change('shenruoxi', own, { hejingxing: administrator })).status).toBe(200);
});

test('[TEAM-27] all or nothing: one who cannot come keeps everybody where they are', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member });
  await world.rows("update member set state = 'left' where account = 'amina'");
  const before = await teams.snapshot();
  const mixed = await change('shenruoxi', id, { hejingxing: administrator, amina: member });
  expect([mixed.status, mixed.body.errorCode]).toEqual([422, numberOf('account.unknown-person')]);
  expect((await change('shenruoxi', id, { outsider: member })).body.errorCode).toBe(numberOf('account.unknown-person'));
  expect((await change('shenruoxi', id, { hejingxing: owner, tanmuyang: owner })).status).toBe(422);
  const twice = await teams.idOf('tanmuyang');
  const shen = await teams.as('shenruoxi');
  const members = [0, 1].map(() => ({ memberId: twice, memberType: member }));
  expect((await shen.call(changeAccountMembers, { id, members })).status).toBe(422);
  expect((await shen.call(changeAccountMembers, { id, members: [] })).status).toBe(422);
  expect((await change('outsider', id, { hejingxing: null })).status).toBe(404);
  expect((await world.visitor.call(changeAccountMembers, { id, members })).status).toBe(401);
  expect((await change('luchengze', id, { hejingxing: owner })).status).toBe(403);
  expect(await teams.snapshot()).toBe(before);
  await world.rows("update share_account set state = 'closed' where id = $1", [id]);
  expect((await change('shenruoxi', id, { hejingxing: null })).body.errorCode).toBe(numberOf('account.wrong-state'));
  expect((await change('baisuyin', id, { hejingxing: null })).status).toBe(404);
});

test('D-094: where the owner has left the company whoever audits accounts names another, and it is on record', async () => {
  const id = await teams.team('yuanjinghe', { hejingxing: member });
  await world.rows("update member set state = 'left' where account = 'yuanjinghe'");
  expect((await change('hejingxing', id, { hejingxing: owner })).status).toBe(403);
  expect((await change('luchengze', id, { hejingxing: null })).status).toBe(403);
  expect((await change('luchengze', id, { hejingxing: owner })).status).toBe(200);
  expect(await teams.placeOf(id, 'hejingxing')).toBe(owner);
  const trail = await world.rows(
    "select before, after from audit_entry where subject_id = $1 and action = 'share-account.handed-over'",
    [id],
  );
  const ids = [await teams.idOf('yuanjinghe'), await teams.idOf('hejingxing')];
  expect(trail).toEqual([{ before: { ownerId: ids[0] }, after: { ownerId: ids[1] } }]);
  // Back some day, they find themselves one of its people, and not in charge of others.
  expect(await teams.placeOf(id, 'yuanjinghe')).toBe(member);
});

test('D-094: whoever belongs to a closed account may leave it, and nothing else', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator, tanmuyang: member });
  await world.rows("update share_account set state = 'closed' where id = $1", [id]);
  const mixed = await change('hejingxing', id, { hejingxing: null, tanmuyang: null });
  expect(mixed.body.errorCode).toBe(numberOf('account.wrong-state'));
  expect((await change('hejingxing', id, { hejingxing: null })).status).toBe(200);
  expect((await change('tanmuyang', id, { tanmuyang: null })).status).toBe(200);
  expect((await change('shenruoxi', id, { shenruoxi: null })).body.errorCode).toBe(numberOf('account.owner-stays'));
});

test('[TEAM-12][TEAM-21] its people: owner, administrators, who joined first; who left the company is none of them', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: member, tanmuyang: administrator, amina: member });
  const wen = await teams.as('wenjiahe');
  const { body } = await wen.call(listAccountMembers, { id });
  expect(body.items.map(({ memberName, memberType }) => [memberName, memberType])).toEqual([
    ['沈若溪', owner],
    ['谭沐阳', administrator],
    ['何景行', member],
  ]);
  expect(body.items[0]).toMatchObject({ organizationName: '课程研发组', joinTime: expect.any(Number) });
  const offered = async (account: string) =>
    (await (await teams.as(account)).call(listAccountMembers, { id })).body.items.map(({ can }) =>
      memberActions.filter((action) => can[action]),
    );
  expect(await offered('wenjiahe')).toEqual([[], [], []]);
  expect(await offered('shenruoxi')).toEqual([[], ['demote', 'handOver', 'remove'], ['promote', 'handOver', 'remove']]);
  expect(await offered('hejingxing')).toEqual([[], [], ['leave']]);
  expect((await wen.call(listAccountMembers, { id, search: '景行' })).body.recordCount).toBe(1);
  expect((await wen.call(listAccountMembers, { id, memberType: administrator })).body.recordCount).toBe(1);
  expect((await (await teams.as('outsider')).call(listAccountMembers, { id })).status).toBe(404);
});

test('[TEAM-24] D-093: a code of eight characters for owner and administrators; a new one ends the old', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator, tanmuyang: member });
  const code = async (account: string, call = readInviteCode) => (await teams.as(account)).call(call, { id });
  const first = await code('shenruoxi');
  expect(first.body.inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect((await code('hejingxing')).body).toEqual(first.body);
  const renewed = await code('hejingxing', renewInviteCode);
  expect(renewed.body.inviteCode).not.toBe(first.body.inviteCode);
  const lei = await teams.as('leishengnan');
  expect((await lei.call(joinAccount, first.body)).body.errorCode).toBe(numberOf('account.wrong-code'));
  expect((await lei.call(joinAccount, { inviteCode: renewed.body.inviteCode.toLowerCase() })).body.id).toBe(id);
  const before = await teams.snapshot();
  for (const call of [readInviteCode, renewInviteCode]) {
    expect([(await code('tanmuyang', call)).status, (await code('luchengze', call)).status]).toEqual([403, 403]);
    expect([(await code('outsider', call)).status, (await world.visitor.call(call, { id })).status]).toEqual([
      404, 401,
    ]);
  }
  expect(await teams.snapshot()).toBe(before);
  await world.rows("update share_account set state = 'closed' where id = $1", [id]);
  expect((await code('shenruoxi')).body.errorCode).toBe(numberOf('account.wrong-state'));
  const wrong = await (await teams.as('ranyunfei')).call(joinAccount, renewed.body);
  expect(wrong.body.errorCode).toBe(numberOf('account.wrong-code'));
});

test('[TEAM-28] D-093: joining makes an ordinary member, twice at once as well as once, and nobody less than they are', async () => {
  const id = await teams.team('shenruoxi', { hejingxing: administrator });
  const { inviteCode } = (await (await teams.as('shenruoxi')).call(readInviteCode, { id })).body;
  const duo = await teams.as('duyinuo');
  const both = await Promise.all([duo.call(joinAccount, { inviteCode }), duo.call(joinAccount, { inviteCode })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await teams.placeOf(id, 'duyinuo')).toBe(member);
  expect(
    await world.rows("select 1 from share_account_event where account_id = $1 and kind = 'joined'", [id]),
  ).toHaveLength(1);
  expect((await (await teams.as('hejingxing')).call(joinAccount, { inviteCode })).status).toBe(200);
  expect(await teams.placeOf(id, 'hejingxing')).toBe(administrator);
  expect((await (await teams.as('outsider')).call(joinAccount, { inviteCode })).body.errorCode).toBe(
    numberOf('account.wrong-code'),
  );
  expect((await world.visitor.call(joinAccount, { inviteCode })).status).toBe(401);
  expect((await duo.call(joinAccount, { inviteCode: '' })).status).toBe(422);
});

test('[TEAM-28] D-093: ten wrong codes in an hour, also at once, and then not even the right one', async () => {
  const id = await teams.team('shenruoxi');
  const { inviteCode } = (await (await teams.as('shenruoxi')).call(readInviteCode, { id })).body;
  const ran = await teams.as('songqinghe');
  const tries = await Promise.all(Array.from({ length: 14 }, () => ran.call(joinAccount, { inviteCode: 'WRONG222' })));
  const codes = tries.map(({ body }) => body.errorCode);
  expect(codes.filter((code) => code === numberOf('account.wrong-code'))).toHaveLength(10);
  const late = await ran.call(joinAccount, { inviteCode });
  expect([late.status, late.body.errorCode]).toEqual([429, numberOf('account.too-many-codes')]);
  expect(await teams.placeOf(id, 'songqinghe')).toBe(null);
  await world.rows("update invite_try set window_start = window_start - interval '61 minutes'");
  expect((await ran.call(joinAccount, { inviteCode })).status).toBe(200);
});

test('a team of five hundred is full, for who joins and for who is brought', async () => {
  const id = await teams.team('shenruoxi');
  await world.rows(
    `with made as (insert into member (id, tenant_id, organization_id, account, full_name, search_text, search)
       select 'full-' || n, tenant_id, organization_id, 'full' || n, 'Full ' || n, '', to_tsvector('simple', '')
       from member, generate_series(1, 499) n where account = 'shenruoxi' returning id, tenant_id)
     insert into share_account_member (tenant_id, account_id, member_id, member_type, joined_at, notices_read_at)
     select tenant_id, $1, id, 2, now(), now() from made`,
    [id],
  );
  const { inviteCode } = (await (await teams.as('shenruoxi')).call(readInviteCode, { id })).body;
  const joined = await (await teams.as('ranyunfei')).call(joinAccount, { inviteCode });
  expect([joined.status, joined.body.errorCode]).toEqual([422, numberOf('account.full')]);
  expect((await change('shenruoxi', id, { ranyunfei: member })).body.errorCode).toBe(numberOf('account.full'));
  expect(await teams.placeOf(id, 'ranyunfei')).toBe(null);
  // Whoever left the company makes room.
  await world.rows("update member set state = 'left' where id in ('full-1', 'full-2')");
  expect((await (await teams.as('ranyunfei')).call(joinAccount, { inviteCode })).status).toBe(200);
  expect((await change('shenruoxi', id, { tanmuyang: member })).body).toEqual({ id, memberNum: 500 });
  expect((await change('shenruoxi', id, { hejingxing: member })).body.errorCode).toBe(numberOf('account.full'));
});

test('[TEAM-28] D-093: a code replaced, or an account closed, while somebody joins opens nothing', async () => {
  for (const [account, work] of [
    ['duyinuo', "update share_account_invite set code = 'RENEWED2' where account_id = $1"],
    ['baisuyin', "update share_account set state = 'closed' where id = $1"],
  ] as const) {
    const id = await teams.team('shenruoxi');
    const { inviteCode } = (await (await teams.as('shenruoxi')).call(readInviteCode, { id })).body;
    const joining = await teams.as(account);
    const other = { statement: 'select from share_account where id = $1 for update', afterwards: work, values: [id] };
    const joined = await whileChanging(world, other, () => joining.call(joinAccount, { inviteCode }));
    expect(joined).toMatchObject({ body: { errorCode: numberOf('account.wrong-code') } });
    expect(await teams.placeOf(id, account)).toBe(null);
  }
});
