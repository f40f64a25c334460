import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { agree, readProcess, refuse, resubmit, withdraw } from '@shuyuan/contract/approval/approval.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { companyOf } from '../../world/tests/people/test-approvals.ts';

let world: TestWorld;
let company: ReturnType<typeof companyOf>;
beforeAll(async () => {
  world = await openWorld();
  company = companyOf(world);
  await company.ask('海外业务部', [{ mode: 'any', accounts: trio }]);
  await company.ask('华东销售部', [{ mode: 'all', accounts: trio }]);
});
afterAll(() => world.close());

const trio = ['yewanqing', 'tangyuwei', 'hejingxing'];
const rounds = 5;
const { number: settled } = errorTable['approval.settled'];
const { number: notYourTurn } = errorTable['approval.not-your-turn'];

type Reply = { readonly status: number; readonly body: { readonly errorCode?: number } };
const outcomes = (replies: readonly Reply[]) =>
  replies.map(({ status, body }) => (status === 200 ? 'done' : String(body.errorCode))).toSorted();

const actsOf = async (id: string) =>
  (await world.rows('select action from approval_act where process_id = $1 order by at, id', [id])).map(
    ({ action }) => action,
  );

test('any-of: of several approvers at once exactly one decides', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await company.submit('amina');
    const replies = await Promise.all(trio.map(async (who) => (await company.as(who)).call(agree, { id })));
    expect(outcomes(replies).filter((one) => one === 'done')).toHaveLength(1);
    expect(outcomes(replies).filter((one) => one === String(settled))).toHaveLength(2);
    // The loser of the race reads the current state.
    const late = replies.filter(({ status }) => status !== 200).map(({ body }) => body.status);
    expect(late).toEqual([ApprovalStatus.approved, ApprovalStatus.approved]);
    expect(await actsOf(id)).toEqual(['submit', 'agree']);
    expect(await company.stateOf(id)).toEqual({ state: 'agreed' });
  }
});

test('any-of: a yes and a no at once are one decision, and the state is that of the act', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await company.submit('amina');
    const [yes, no] = [await company.as('yewanqing'), await company.as('tangyuwei')];
    const replies = await Promise.all([yes.call(agree, { id }), no.call(refuse, { id, comment: '不妥' })]);
    expect(outcomes(replies)).toEqual([String(settled), 'done']);
    const [, act] = await actsOf(id);
    expect(await company.stateOf(id)).toEqual({ state: act === 'agree' ? 'agreed' : 'refused' });
  }
});

test('all-of: everybody at once, each counted once, and the last one ends it', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await company.submit('mengxinlan');
    const replies = await Promise.all(trio.map(async (who) => (await company.as(who)).call(agree, { id })));
    expect(outcomes(replies)).toEqual(['done', 'done', 'done']);
    expect(await actsOf(id)).toEqual(['submit', 'agree', 'agree', 'agree']);
    expect(await company.stateOf(id)).toEqual({ state: 'agreed' });
  }
});

test('all-of: one person twice at once counts once, and the request still waits for the others', async () => {
  const id = await company.submit('mengxinlan');
  const who = await company.as('yewanqing');
  const replies = await Promise.all([who.call(agree, { id }), who.call(agree, { id })]);
  expect(outcomes(replies)).toEqual([String(notYourTurn), 'done']);
  expect(await company.stateOf(id)).toEqual({ state: 'pending' });
  expect((await who.call(readProcess, { id })).body.steps[0]?.approvers.map(({ result }) => result).toSorted()).toEqual(
    [0, 0, 1],
  );
});

test('withdrawing and agreeing at once: exactly one of them happens', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await company.submit('amina');
    const [starter, approver] = [await company.as('amina'), await company.as('yewanqing')];
    const replies = await Promise.all([starter.call(withdraw, { id }), approver.call(agree, { id })]);
    expect(outcomes(replies)).toEqual([String(settled), 'done']);
    const [, act] = await actsOf(id);
    expect(await company.stateOf(id)).toEqual({ state: act === 'agree' ? 'agreed' : 'withdrawn' });
    expect(await world.rows('select 1 from approval_assignment where process_id = $1 and result = 0', [id])).toEqual(
      [],
    );
  }
});

test('resubmitting twice at once opens one round', async () => {
  const id = await company.requestIn('refused');
  const starter = await company.as('linzhiyuan');
  const wish = { id, title: '再试', summary: '改过了' };
  const replies = await Promise.all([starter.call(resubmit, wish), starter.call(resubmit, wish)]);
  expect(outcomes(replies)).toEqual([String(errorTable['approval.not-resubmittable'].number), 'done']);
  expect(await world.rows('select distinct round from approval_step where process_id = $1', [id])).toHaveLength(2);
});
