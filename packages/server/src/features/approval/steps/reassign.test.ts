import { agree, listWaiting, readProcess, reassign } from '@shuyuan/contract/approval/approval.wire';
import { commentMax } from '@shuyuan/contract/approval/approvers';
import { processStates } from '@shuyuan/contract/approval/process-life';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApprovalCompany, openApprovals } from '../../../world/tests/people/test-approvals.ts';
import { addWords } from '../../system/index.ts';

let company: ApprovalCompany;
beforeAll(async () => {
  company = await openApprovals();
});
afterAll(() => company.close());

const refusal = (code: ErrorCode) => [errorSpec(code).status, errorSpec(code).number];

/** From 江书仪, at whose step it waits, to 袁静和. */
const wishFor = async (id: string, more: object = {}) => ({
  id,
  position: 2,
  approverId: await company.idOf('jiangshuyi'),
  receiverId: await company.idOf('yuanjinghe'),
  ...more,
});

async function answer(account: string, wish: Awaited<ReturnType<typeof wishFor>>) {
  const { status, body } = await (await company.as(account)).call(reassign, wish);
  return status === 200 ? 'done' : [status, Number(body.errorCode)];
}

test('an administrator gives a waiting step to somebody else, who decides it; both are told', async () => {
  const id = await company.requestIn('pending');
  const admin = await company.as('luchengze');
  const listed = (await admin.call(listWaiting, { pageSize: 100 })).body;
  expect(listed.recordCount).toBe(listed.items.length);
  const mine = listed.items.find(({ processInstanceId }) => processInstanceId === id);
  expect(mine?.approvers).toMatchObject([{ fullName: '江书仪' }]);
  expect((await admin.call(readProcess, { id })).body.can).toMatchObject({ reassign: true, agree: false });

  expect(await answer('luchengze', await wishFor(id, { comment: '江老师休假' }))).toBe('done');
  const { body } = await admin.call(readProcess, { id });
  expect(body.steps[1]?.approvers).toMatchObject([{ fullName: '袁静和', result: 0 }]);
  expect(body.history.at(-1)).toMatchObject({
    action: 'reassign',
    comment: '江老师休假',
    actor: { fullName: '陆承泽' },
    onBehalfOf: { fullName: '江书仪' },
    receiver: { fullName: '袁静和' },
  });
  const [trail] = await company.world.rows(
    "select before, after from audit_entry where action = 'approval.reassigned' and subject_id = $1",
    [id],
  );
  expect(trail).toMatchObject({
    before: { approverId: await company.idOf('jiangshuyi') },
    after: { approverId: await company.idOf('yuanjinghe'), position: 2, comment: '江老师休假' },
  });
  const told = await company.world.rows(
    `select payload->>'text' as text, member.account from graphile_worker._private_jobs job
     join member on member.id = payload->'receivers'->>0
     where payload->'subject'->>'id' = $1 and payload->>'text' in ('reassigned', 'takenOver') order by 1`,
    [id],
  );
  expect(told).toEqual([
    { text: 'reassigned', account: 'yuanjinghe' },
    { text: 'takenOver', account: 'jiangshuyi' },
  ]);
  expect((await (await company.as('jiangshuyi')).call(agree, { id })).status).toBe(403);
  expect((await (await company.as('yuanjinghe')).call(agree, { id })).status).toBe(200);
  expect(await company.stateOf(id)).toEqual({ state: 'agreed' });
});

test('a step whose turn is yet to come can be given away too', async () => {
  const id = await company.submit('linzhiyuan');
  expect(await answer('luchengze', await wishFor(id))).toBe('done');
  await (await company.as('zhoumuyun')).call(agree, { id });
  expect((await (await company.as('yuanjinghe')).call(agree, { id })).status).toBe(200);
});

test('reassigning is refused to others, in other states and for people who cannot take over; nothing changes', async () => {
  const ids = new Map<string, string>();
  for (const state of processStates) ids.set(state, await company.requestIn(state));
  const id = String(ids.get('pending'));
  const gone = await company.idOf('baisuyin');
  await (await company.as('admin')).call(changeMemberState, { id: gone, action: 'leave' });
  const tenantId = await company.placeOf('青禾智造股份有限公司');
  await addWords(company.world.installation.system, { tenantId, words: ['禁用样词'] });
  const before = await company.snapshot();

  expect((await company.world.visitor.call(reassign, await wishFor(id))).status).toBe(401);
  expect((await company.world.visitor.call(listWaiting, {})).status).toBe(401);
  for (const account of ['linzhiyuan', 'jiangshuyi', 'zhoumuyun']) {
    expect([account, await answer(account, await wishFor(id))]).toEqual([account, refusal('auth.forbidden')]);
    expect((await (await company.as(account)).call(listWaiting, {})).status).toBe(403);
  }
  expect(await answer('outsider', await wishFor(id))).toEqual(refusal('request.not-found'));
  expect((await (await company.as('outsider')).call(listWaiting, {})).body.recordCount).toBe(0);
  for (const state of processStates.filter((one) => one !== 'pending'))
    expect(await answer('admin', await wishFor(String(ids.get(state))))).toEqual(refusal('approval.settled'));

  const refused: [object, ErrorCode][] = [
    [{ position: 1 }, 'approval.not-waiting'],
    [{ position: 1, approverId: await company.idOf('zhoumuyun') }, 'approval.not-waiting'],
    [{ approverId: await company.idOf('yuanjinghe') }, 'approval.not-waiting'],
    [{ receiverId: await company.idOf('linzhiyuan') }, 'approval.own-request'],
    [{ receiverId: await company.idOf('jiangshuyi') }, 'approval.asked-already'],
    [{ receiverId: gone }, 'request.not-found'],
    [{ receiverId: await company.idOf('outsider') }, 'request.not-found'],
    [{ comment: '禁用样词' }, 'sensitive.found'],
    [{ receiverId: '' }, 'request.invalid'],
    [{ position: 0 }, 'request.invalid'],
    [{ comment: 'x'.repeat(commentMax + 1) }, 'request.invalid'],
  ];
  for (const [more, code] of refused)
    expect([more, await answer('admin', await wishFor(id, more))]).toEqual([more, refusal(code)]);
  expect(await company.snapshot()).toBe(before);
});
