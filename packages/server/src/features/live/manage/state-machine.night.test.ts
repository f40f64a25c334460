import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { liveActions, liveLife } from '@shuyuan/contract/live/live-life';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { remakeReplay } from '@shuyuan/contract/live/replay.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let id: string;
const callers: Record<string, Caller> = {};

const statuses = Object.values(LiveStatus);
const approvals = [null, ...Object.values(ApprovalStatus)];
const managing = ['creator', 'manager'];
const others = ['assistant', 'lecturer', 'member', 'outsider', 'visitor'];
const actions = [
  'publish',
  'republish',
  'withdraw',
  'revoke',
  'start',
  'end',
  'update',
  'submitApproval',
  'remakeReplay',
] as const;
type Action = (typeof actions)[number];
type Situation = { readonly status: LiveStatus; readonly approval: ApprovalStatus | null };

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
  id = await lives.published('shenruoxi', {
    assistantIds: [await lives.idOf('ranyunfei')],
    lecturerId: await lives.idOf('guhuaiqian'),
  });
  Object.assign(callers, {
    creator: await lives.as('shenruoxi'),
    manager: await lives.as('luchengze'),
    assistant: await lives.as('ranyunfei'),
    lecturer: await lives.as('guhuaiqian'),
    member: await lives.as('linzhiyuan'),
    outsider: await lives.welcomeOutsider(),
    visitor: world.visitor,
  });
});
afterAll(() => world.close());

async function put({ status, approval }: Situation): Promise<void> {
  // An earlier approval is somebody else's: what was done cannot be deleted.
  await world.rows('update approval_process set business_id = id where business_id = $1', [id]);
  await world.rows(
    `update live set status = $2, approval_status = $3, version = 1,
       lecturer_id = (select id from member where account = 'guhuaiqian') where id = $1`,
    [id, status, approval],
  );
  // D-072: a recording that failed, in every state: only that of a live that is over can be made again.
  await world.rows(
    `insert into live_replay (tenant_id, live_id, state, updated_at) select tenant_id, id, 'failed', now() from live
     where id = $1 on conflict (live_id) do update set state = 'failed'`,
    [id],
  );
  await world.rows(
    `insert into live_piece (tenant_id, live_id, generation, number, storage_key, size, created_at)
     select tenant_id, id, 1, 0, 'piece-' || id, 1, now() from live where id = $1 on conflict do nothing`,
    [id],
  );
}

const read = async () =>
  JSON.stringify(
    await world.rows(
      `select t::text, (select count(*) from audit_entry) as acts, (select count(*) from approval_process) as processes,
         (select count(*) from graphile_worker._private_jobs) as jobs,
         (select state from live_replay where live_id = t.id) as replay from live t where id = $1`,
      [id],
    ),
    (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
  );

const { subject, shareScope, liveMode } = { subject: '改过的题目', shareScope: 1, liveMode: 1 } as const;
function act(caller: Caller, action: Action) {
  if (action === 'update') return caller.call(nativeManage.update, { id, version: 1, subject, shareScope, liveMode });
  if (action === 'submitApproval') return caller.call(nativeManage.submitApproval, { id });
  if (action === 'remakeReplay') return caller.call(remakeReplay, { id });
  return caller.call(nativeManage[action], { id });
}

const wrongState = 23101;
const mayBePublished = ({ status, approval }: Situation, isOn: boolean): boolean =>
  approval !== ApprovalStatus.pending &&
  (approval === ApprovalStatus.approved || status === LiveStatus.cancelled || !isOn);

function expectedOf(action: Action, standing: Situation, isOn: boolean): number {
  const { status, approval } = standing;
  const allowed = (isAllowed: boolean) => (isAllowed ? 200 : wrongState);
  if (action === 'publish' || action === 'republish') {
    if (![LiveStatus.unpublished, LiveStatus.cancelled].some((one) => one === status)) return wrongState;
    return mayBePublished(standing, isOn) ? 200 : 23108;
  }
  if (action === 'withdraw' || action === 'revoke' || action === 'start')
    return allowed(status === LiveStatus.notBegun);
  if (action === 'remakeReplay') return status === LiveStatus.ended ? 200 : 23141;
  if (action === 'end') return allowed(status === LiveStatus.running);
  if (action === 'update') return allowed(status !== LiveStatus.ended && approval !== ApprovalStatus.pending);
  if (!isOn) return 23109;
  if (approval === ApprovalStatus.pending) return 24106;
  return allowed(status === LiveStatus.unpublished && approval !== ApprovalStatus.approved);
}

const reached: Partial<Record<Action, LiveStatus>> = {
  publish: LiveStatus.notBegun,
  republish: LiveStatus.notBegun,
  withdraw: LiveStatus.cancelled,
  revoke: LiveStatus.cancelled,
  start: LiveStatus.running,
  end: LiveStatus.ended,
};

type Try = { readonly role: string; readonly action: Action; readonly standing: Situation };

/** The state all tries began with since it was last put: most are refused, and leave it for the next. */
let untouched: { readonly standing: Situation; readonly text: string } | null = null;

/** The answer, whether anything changed at all, and where the live is now. */
async function outcomeOf({ role, action, standing }: Try) {
  if (untouched?.standing !== standing) {
    await put(standing);
    untouched = { standing, text: await read() };
  }
  const { status, body } = await act(callers[role] as Caller, action);
  const isSame = untouched.text === (await read());
  if (!isSame) untouched = null;
  return { code: status === 200 ? 200 : body.errorCode, isSame, status: await lives.statusOf(id) };
}

function wantedOf({ action, standing }: Try, isOn: boolean) {
  const code = expectedOf(action, standing, isOn);
  const isAllowed = code === 200;
  return { code, isSame: !isAllowed, status: (isAllowed ? reached[action] : undefined) ?? standing.status };
}

for (const isOn of [true, false]) {
  test.each(statuses)(
    `[LIVE-MGMT-21][LIVE-ENT-03] D-042, D-058, D-075: every action of who manages, status %i, switch ${isOn ? 'on' : 'off'}`,
    async (status) => {
      await lives.setSwitch('APPROVAL_SWITCH', isOn ? '1' : '0');
      const tries = approvals
        .map((approval) => ({ status, approval }))
        .flatMap((standing) => actions.flatMap((action) => managing.map((role) => ({ role, action, standing }))));
      for (const one of tries) expect([one, await outcomeOf(one)]).toEqual([one, wantedOf(one, isOn)]);
    },
  );
}

/** An outsider and a visitor learn nothing; a member no more than the page of the live would say. */
function refusalFor(role: string, status: LiveStatus): number {
  if (role === 'visitor') return 401;
  if (role === 'outsider') return 404;
  if (role === 'member' && status === LiveStatus.unpublished) return 404;
  if (role === 'member' && status === LiveStatus.cancelled) return 422;
  return 403;
}

test.each(statuses)(
  '[LIVE-MGMT-22] D-058: nobody else does anything to a live of status %i, and nothing changes',
  async (status) => {
    for (const approval of approvals) {
      await put({ status, approval });
      const before = await read();
      for (const action of actions)
        for (const role of others) {
          const answer = await act(callers[role] as Caller, action);
          expect([role, action, answer.status]).toEqual([role, action, refusalFor(role, status)]);
        }
      expect(await read()).toBe(before);
    }
  },
);

test.each([
  ['publish', LiveStatus.cancelled],
  ['withdraw', LiveStatus.notBegun],
  ['start', LiveStatus.notBegun],
  ['end', LiveStatus.running],
] as const)('D-042: of several who %s at once one wins, and the trail has one line', async (action, status) => {
  await lives.setSwitch('APPROVAL_SWITCH', '0');
  await put({ status, approval: null });
  const acts = async () => Number((await world.rows('select count(*) as n from audit_entry'))[0]?.['n']);
  const before = await acts();
  const both = ['creator', 'manager', 'creator', 'manager'].map((role) => act(callers[role] as Caller, action));
  const answers = await Promise.all(both);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422]);
  expect(await acts()).toBe(before + 1);
});

test('[LIVE-MGMT-29..31] D-034: publishing, withdrawing, starting, ending and changing leave before and after in the trail', async () => {
  await put({ status: LiveStatus.unpublished, approval: null });
  const { creator } = callers;
  for (const action of ['publish', 'withdraw', 'publish', 'start', 'end'] as const)
    await act(creator as Caller, action);
  const trail = await world.rows(
    `select action, before, after from audit_entry where subject_id = $1 order by at desc, id desc limit 5`,
    [id],
  );
  expect(trail.toReversed()).toMatchObject([
    { action: 'live.published', before: { status: 0 }, after: { status: 1 } },
    { action: 'live.withdrawn', before: { status: 1 }, after: { status: 4 } },
    { action: 'live.published', before: { status: 4 }, after: { status: 1 } },
    { action: 'live.started', before: { status: 1 }, after: { status: 2 } },
    { action: 'live.ended', before: { status: 2 }, after: { status: 3 } },
  ]);
  expect(await lives.rowOf(id)).toMatchObject({ started_at: expect.any(Date), ended_at: expect.any(Date) });
});

test('the picture in docs/features/live.md is the table', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/features/live.md'), 'utf8');
  const nameOf = (status: LiveStatus) => Object.entries(LiveStatus).find(([, value]) => value === status)?.[0];
  const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(([, ...parts]) => parts.join(' '));
  const table = liveActions.flatMap((action) =>
    liveLife.table[action].from.map((from) => `${nameOf(from)} ${nameOf(liveLife.table[action].to)} ${action}`),
  );
  expect(drawn.toSorted()).toEqual(table.toSorted());
});
