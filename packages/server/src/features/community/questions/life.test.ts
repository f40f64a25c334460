import {
  activateQuestion,
  closeQuestion,
  listQuestions,
  readQuestion,
  removeQuestion,
} from '@shuyuan/contract/community/question.wire';
import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { restorableMs } from '@shuyuan/contract/community/question-life';
import { readAuditStatus } from '@shuyuan/contract/teams/application.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

const { member, administrator } = TeamMemberType;
const contentOf = async (id: string) =>
  (await world.rows('select content_num from share_account where id = $1', [id]))[0]?.['content_num'];
const seesIn = async (account: string, id: string) =>
  (await (await of.as(account)).call(listQuestions, { pageSize: 100 })).body.items.some((one) => one.id === id);

test('[COMM-05] [COMM-06] [COMM-07] closed, opened and taken away by its author', async () => {
  const id = await of.published('linzhiyuan');
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(closeQuestion, { id })).body).toEqual({ id, state: 'closed' });
  expect((await lin.call(readQuestion, { id })).body).toMatchObject({
    mayAccuse: false,
    rights: { mayClose: false, mayActivate: true },
  });
  expect(await seesIn('amina', id)).toBe(true);
  expect((await lin.call(closeQuestion, { id })).body.errorCode).toBe(numberOf('question.wrong-state'));
  expect((await lin.call(activateQuestion, { id })).body).toEqual({ id, state: 'active' });
  expect((await lin.call(activateQuestion, { id })).body.errorCode).toBe(numberOf('question.wrong-state'));
  expect((await lin.call(removeQuestion, { id })).body).toEqual({ id, state: 'removed' });
  expect(await seesIn('amina', id)).toBe(false);
  expect((await lin.call(readQuestion, { id })).status).toBe(404);
  expect((await lin.call(removeQuestion, { id })).status).toBe(404);
  const admin = await of.as('luchengze');
  expect((await admin.call(readQuestion, { id })).body.state).toBe('removed');
  expect((await admin.call(removeQuestion, { id })).body.errorCode).toBe(numberOf('question.wrong-state'));
});

test('[D-108] coins may be given for what others have published, while it is open', async () => {
  const mayReward = async (account: string, id: string) =>
    (await (await of.as(account)).call(readQuestion, { id })).body.mayReward;
  const own = await of.published('linzhiyuan');
  expect([await mayReward('linzhiyuan', own), await mayReward('amina', own)]).toEqual([false, true]);
  await (await of.as('linzhiyuan')).call(closeQuestion, { id: own });
  expect(await mayReward('amina', own)).toBe(false);
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const shared = await of.published('linzhiyuan', of.article(team));
  expect([await mayReward('shenruoxi', shared), await mayReward('amina', shared)]).toEqual([false, true]);
});

test('[COMM-05] what is taken away counts no more, and again when it comes back', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: administrator, amina: member });
  const id = await of.published('amina', of.article(team));
  expect(await contentOf(team)).toBe(1);
  await (await of.as('linzhiyuan')).call(closeQuestion, { id });
  expect(await contentOf(team)).toBe(1);
  await (await of.as('shenruoxi')).call(removeQuestion, { id });
  expect(await contentOf(team)).toBe(0);
  const admin = await of.as('luchengze');
  expect((await admin.call(moderate, { id, step: 'restore' })).body).toEqual({ id, state: 'closed' });
  expect(await contentOf(team)).toBe(1);
  await admin.call(removeQuestion, { id });
  const longAgo = new Date(world.clock.now() - restorableMs - 60_000);
  await world.rows('update question set removed_at = $2 where id = $1', [id, longAgo]);
  expect((await admin.call(moderate, { id, step: 'restore' })).body.errorCode).toBe(numberOf('question.wrong-state'));
});

test('[COMM-05] [COMM-06] [COMM-07] refused: others, an outsider, a visitor; nothing changes', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member, amina: member });
  const [open, closed] = [await of.published('linzhiyuan', of.article(team)), await of.published('linzhiyuan')];
  await (await of.as('linzhiyuan')).call(closeQuestion, { id: closed });
  const outsider = await of.welcomeOutsider();
  const before = await of.snapshot();
  const calls = [
    [closeQuestion, open],
    [activateQuestion, closed],
    [removeQuestion, open],
  ] as const;
  for (const [call, id] of calls) {
    expect((await (await of.as('amina')).call(call, { id })).status).toBe(403);
    expect((await outsider.call(call, { id })).status).toBe(404);
    expect((await outsider.call(call, { id: 'nowhere' })).status).toBe(404);
    expect((await world.visitor.call(call, { id })).status).toBe(401);
  }
  expect(await of.snapshot()).toBe(before);
});

test('[COMM-05] a moderator’s hand is written down', async () => {
  const id = await of.published('linzhiyuan');
  await (await of.as('luchengze')).call(closeQuestion, { id });
  const entries = await world.rows('select action, before, after from audit_entry where subject_id = $1', [id]);
  expect(entries).toMatchObject([
    { action: 'question.closed', before: { state: 'active' }, after: { state: 'closed' } },
  ]);
});

test('[COMM-05] of many who take it away at once one does, and it counts once', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: administrator });
  const id = await of.published('linzhiyuan', of.article(team));
  const callers = [await of.as('shenruoxi'), await of.as('linzhiyuan'), await of.as('luchengze')];
  const answers = await Promise.all([...callers, ...callers].map((caller) => caller.call(removeQuestion, { id })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await contentOf(team)).toBe(0);
});

test('[COMM-12] [D-126] with pre-moderation what is new waits, for its author, its account and moderators alone', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member, amina: member });
  await of.setSwitches({ contentAuditIsOpen: '1' });
  const picture = await of.bring('linzhiyuan');
  const content = `<p>看</p><img src="${picture.path}">`;
  const { body } = await of.publish('linzhiyuan', of.article(team, { content }));
  const asked = (await of.publish('linzhiyuan')).body;
  const byModerator = (await of.publish('luchengze')).body;
  await of.setSwitches({});
  expect([body.state, asked.state, byModerator.state]).toEqual(['pending', 'pending', 'active']);
  expect(await contentOf(team)).toBe(0);
  for (const account of ['linzhiyuan', 'amina', 'shenruoxi', 'luchengze'])
    expect((await (await of.as(account)).call(readQuestion, { id: body.id })).status).toBe(200);
  expect((await (await of.as('fangqiming')).call(readQuestion, { id: body.id })).status).toBe(404);
  expect((await (await of.as('amina')).call(readQuestion, { id: asked.id })).status).toBe(404);
  expect((await (await of.as('linzhiyuan')).call(readQuestion, { id: asked.id })).status).toBe(200);
  expect((await readFile(world, await of.as('fangqiming'), picture.path)).status).toBe(404);
  expect((await readFile(world, await of.as('amina'), picture.path)).status).toBe(200);
  expect(await seesIn('linzhiyuan', body.id)).toBe(false);
  expect((await (await of.as('linzhiyuan')).call(closeQuestion, { id: asked.id })).body.errorCode).toBe(
    numberOf('question.wrong-state'),
  );
  const waits = async (id: string) =>
    (await (await of.as('linzhiyuan')).call(readAuditStatus, { businessId: id })).body;
  expect(await waits(body.id)).toEqual({ isPending: true });
  expect(await waits(byModerator.id)).toEqual({ isPending: false });
  expect((await (await of.as('fangqiming')).call(readAuditStatus, { businessId: body.id })).status).toBe(404);
  await of.follow('fangqiming', team);
  world.clock.advance(60_000);
  const { updateTime } = (await (await of.as('luchengze')).call(readQuestion, { id: body.id })).body;
  const agreed = { id: body.id, step: 'agree', updateTime } as const;
  expect((await (await of.as('luchengze')).call(moderate, agreed)).body.state).toBe('active');
  expect(await contentOf(team)).toBe(1);
  expect((await readFile(world, await of.as('fangqiming'), picture.path)).status).toBe(200);
  const row = await of.rowOf(body.id);
  expect(Number(row?.['published_at'])).toBeGreaterThan(Number(row?.['updated_at']));
  await of.runJobs();
  const told = await world.rows(
    `select m.account from notification n join member m on m.id = n.member_id
     where n.subject_id = $1 and n.kind = 'attention'`,
    [body.id],
  );
  expect(told).toEqual([{ account: 'fangqiming' }]);
});

test('[COMM-05] D-125, D-126: what waited when it was taken away waits again, and is news once it is agreed to', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  await of.follow('fangqiming', team);
  await of.setSwitches({ contentAuditIsOpen: '1' });
  const id = await of.published('linzhiyuan', of.article(team));
  await of.setSwitches({});
  await (await of.as('linzhiyuan')).call(removeQuestion, { id });
  const admin = await of.as('luchengze');
  expect((await admin.call(moderate, { id, step: 'restore' })).body).toEqual({ id, state: 'pending' });
  expect((await (await of.as('fangqiming')).call(readQuestion, { id })).status).toBe(404);
  expect(await contentOf(team)).toBe(0);
  const { updateTime } = (await admin.call(readQuestion, { id })).body;
  expect((await admin.call(moderate, { id, step: 'agree', updateTime })).body).toEqual({ id, state: 'active' });
  expect(await contentOf(team)).toBe(1);
  await of.runJobs();
  const told = `select 1 from notification where subject_id = $1 and kind = 'attention'`;
  expect(await world.rows(told, [id])).toHaveLength(1);
});

test('[D-125] what a closed account has published is its people’s and moderators’', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const id = await of.published('linzhiyuan', of.article(team));
  await world.rows(`update share_account set state = 'closed' where id = $1`, [team]);
  for (const account of ['linzhiyuan', 'shenruoxi', 'luchengze'])
    expect((await (await of.as(account)).call(readQuestion, { id })).status).toBe(200);
  expect((await (await of.as('amina')).call(readQuestion, { id })).status).toBe(404);
  for (const account of ['amina', 'linzhiyuan']) expect(await seesIn(account, id)).toBe(false);
});
