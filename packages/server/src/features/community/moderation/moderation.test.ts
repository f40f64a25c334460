import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import {
  accuse,
  listAccusations,
  listModerated,
  moderate,
  readAccused,
  settleAccusation,
} from '@shuyuan/contract/community/question-action.wire';
import type { AccuseReason, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { restorableMs } from '@shuyuan/contract/community/question-life';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { discussionsOf } from '../../../world/tests/community/test-discussions.ts';

let world: TestWorld;
let company: ReturnType<typeof discussionsOf>;
let lin: Caller;
let dean: Caller;
let neighbour: Caller;
beforeAll(async () => {
  world = await openWorld();
  company = discussionsOf(world);
  lin = await company.as('linzhiyuan');
  dean = await company.as('luchengze');
  neighbour = await company.welcomeOutsider();
  // What the story of the world complains about stays out of the way.
  await world.rows('delete from accusation');
});
afterAll(() => world.close());

type Complaint = { readonly reason?: AccuseReason; readonly text?: string; readonly targetType?: ContentTarget };
const complain = async (account: string, targetId: string, over: Complaint = {}) =>
  (await company.as(account)).call(accuse, { targetId, reason: 'advertisement', ...over });
const isAccused = async (account: string, targetId: string, targetType: ContentTarget = 'question') =>
  (await (await company.as(account)).call(readAccused, { targetType, targetId })).body.isAccuse;
const audited = (id: string) =>
  world.rows('select action, before, after from audit_entry where subject_id = $1 order by id', [id]);

test('[COMM-22] a complaint is open for who made it, once, and nothing is taken away by it', async () => {
  const id = await company.publish('hejingxing');
  expect(await isAccused('linzhiyuan', id)).toBe(false);
  const first = (await complain('linzhiyuan', id, { text: '广告' })).body;
  expect((await complain('linzhiyuan', id, { reason: 'insult' })).body).toEqual(first);
  expect(await isAccused('linzhiyuan', id)).toBe(true);
  expect(await isAccused('tanmuyang', id)).toBe(false);
  expect((await lin.call(readQuestion, { id })).body).toMatchObject({ isAccused: true, state: 'active' });
  const answer = await company.say('hejingxing', id);
  await complain('linzhiyuan', answer, { targetType: 'discuss', reason: 'other', text: '跑题' });
  expect((await lin.call(listDiscussions, { questionId: id })).body.items[0]).toMatchObject({ isAccused: true });
  const { items, recordCount } = (await dean.call(listAccusations, {})).body;
  expect(recordCount).toBe(2);
  expect(items).toMatchObject([
    {
      ...first,
      targetType: 'question',
      reason: 'advertisement',
      text: '广告',
      author: { fullName: '何景行' },
      accuser: { fullName: '林知远' },
    },
    { targetType: 'discuss', targetId: answer, questionId: id, excerpt: expect.stringContaining('回答') },
  ]);
});

test('[COMM-22] five of the same at once are one', async () => {
  const id = await company.publish('hejingxing');
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => complain('linzhiyuan', id)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await world.rows('select 1 from accusation where target_id = $1', [id])).toHaveLength(1);
});

test('[COMM-22] D-132: upheld it is taken away, its author is told and not by whom; all about it are settled', async () => {
  const id = await company.publish('hejingxing');
  const { id: one } = (await complain('linzhiyuan', id)).body;
  const { id: two } = (await complain('tanmuyang', id)).body;
  expect((await dean.call(settleAccusation, { id: one, isUpheld: true })).body).toEqual({ id: one });
  expect(await company.questionRow(id)).toMatchObject({ state: 'removed' });
  expect(await lin.call(readQuestion, { id })).toMatchObject({ status: 404 });
  const told = await company.told(`remove ${id}`);
  expect(told).toMatchObject([
    { kind: 'moderation', text: 'advertisement', receivers: [await company.idOf('hejingxing')], link: null },
  ]);
  expect(JSON.stringify(told)).not.toContain('林知远');
  expect((await dean.call(settleAccusation, { id: two, isUpheld: false })).body.errorCode).toBe(29153);
  expect(await audited(one)).toMatchObject([{ action: 'accusation.upheld', after: { state: 'upheld', count: 2 } }]);
  expect(await audited(id)).toMatchObject([{ action: 'question.removed', before: { state: 'active' } }]);
  expect((await dean.call(listAccusations, { state: 'upheld' })).body.items.map((item) => item.id)).toEqual([one, two]);
});

test('[COMM-22] an answer that is complained about with reason is taken away; without, it stays', async () => {
  const questionId = await company.publish('linzhiyuan');
  const [bad, good] = [await company.say('hejingxing', questionId), await company.say('hejingxing', questionId)];
  const about = { targetType: 'discuss' } as const;
  const { id: upheld } = (await complain('linzhiyuan', bad, { ...about, reason: 'insult' })).body;
  const { id: dismissed } = (await complain('linzhiyuan', good, about)).body;
  expect((await dean.call(settleAccusation, { id: upheld, isUpheld: true })).body).toEqual({ id: upheld });
  expect((await dean.call(settleAccusation, { id: dismissed, isUpheld: false })).status).toBe(200);
  expect((await lin.call(listDiscussions, { questionId })).body.items.map(({ id }) => id)).toEqual([good]);
  expect(await company.questionRow(questionId)).toMatchObject({ discuss_num: 1 });
  expect(await company.told(`removed ${bad}`)).toMatchObject([{ text: 'insult' }]);
  expect(await audited(dismissed)).toMatchObject([{ action: 'accusation.dismissed' }]);
  expect(await isAccused('linzhiyuan', good, 'discuss')).toBe(false);
  expect((await complain('linzhiyuan', good, about)).body.id).not.toBe(dismissed);
});

test('[COMM-22] however many complain one after the other, each is heard', async () => {
  const id = await company.publish('hejingxing');
  // The database keeps its plan of a statement from the sixth time on.
  for (const account of [
    'tanmuyang',
    'baisuyin',
    'leishengnan',
    'tangyuwei',
    'guhuaiqian',
    'xiaoyichen',
    'amina',
    'admin',
  ])
    expect((await complain(account, id)).status).toBe(200);
});

test('[COMM-22] D-132: a moderator neither learns who complains about them nor judges it; another one does', async () => {
  const own = await company.publish('luchengze');
  const questionId = await company.publish('hejingxing');
  const said = await company.say('luchengze', questionId);
  const complaints = [
    (await complain('leishengnan', own)).body.id,
    (await complain('leishengnan', said, { targetType: 'discuss' })).body.id,
  ];
  const [admin, before] = [await company.as('admin'), await company.snapshot()];
  const accusersFor = async (caller: Caller) => {
    const { items } = (await caller.call(listAccusations, { pageSize: 100 })).body;
    return items.filter(({ id }) => complaints.includes(id)).map(({ accuser }) => accuser?.fullName ?? null);
  };
  expect(await accusersFor(dean)).toEqual([null, null]);
  expect(await accusersFor(admin)).toEqual(['雷胜男', '雷胜男']);
  for (const id of complaints)
    for (const isUpheld of [true, false])
      expect((await dean.call(settleAccusation, { id, isUpheld })).body.errorCode).toBe(29173);
  expect(await company.snapshot()).toBe(before);
  for (const id of complaints) expect((await admin.call(settleAccusation, { id, isUpheld: true })).status).toBe(200);
});

test('[COMM-22] refused: one’s own, no words where they are needed, what is not there, outsiders, visitors, members', async () => {
  const id = await company.publish('hejingxing');
  const { id: open } = (await complain('leishengnan', id)).body;
  const before = await company.snapshot();
  expect((await complain('hejingxing', id)).body.errorCode).toBe(29151);
  expect((await complain('tanmuyang', id, { reason: 'other', text: ' ' })).body.errorCode).toBe(29152);
  expect(await complain('tanmuyang', 'nothing')).toMatchObject({ status: 404 });
  expect(await complain('tanmuyang', id, { targetType: 'discuss' })).toMatchObject({ status: 404 });
  expect(await complain('tanmuyang', id, { reason: 'bored' as 'other' })).toMatchObject({ status: 422 });
  expect(await complain('tanmuyang', id, { text: '长'.repeat(301) })).toMatchObject({ status: 422 });
  expect(await complain('outsider', id)).toMatchObject({ status: 404 });
  const target = { targetType: 'question', targetId: id } as const;
  expect(await neighbour.call(readAccused, target)).toMatchObject({ status: 404 });
  expect(await world.visitor.call(accuse, { ...target, reason: 'false' })).toMatchObject({ status: 401 });
  const verdict = { id: open, isUpheld: true };
  expect(await lin.call(settleAccusation, verdict)).toMatchObject({ status: 403 });
  expect(await lin.call(listAccusations, {})).toMatchObject({ status: 403 });
  expect(await neighbour.call(settleAccusation, verdict)).toMatchObject({ status: 404 });
  expect(await world.visitor.call(settleAccusation, verdict)).toMatchObject({ status: 401 });
  expect((await neighbour.call(listAccusations, {})).body).toEqual({ items: [], recordCount: 0 });
  expect(await company.snapshot()).toBe(before);
});

test('D-126: what waits is agreed to, then everybody reads it and its author knows', async () => {
  const accountId = await company.team('hejingxing');
  const id = await company.publish('hejingxing', accountId);
  await world.rows(`update share_account set content_num = 0 where id = $1`, [accountId]);
  await company.move(id, 'pending');
  expect(await lin.call(readQuestion, { id })).toMatchObject({ status: 404 });
  const [waiting] = (await dean.call(listModerated, {})).body.items;
  expect(waiting).toMatchObject({ id, state: 'pending', removeTime: null });
  const agreed = { id, step: 'agree', updateTime: waiting?.updateTime } as const;
  expect((await dean.call(moderate, agreed)).body).toEqual({ id, state: 'active' });
  expect(await lin.call(readQuestion, { id })).toMatchObject({ status: 200 });
  expect(await company.told(`agree ${id}`)).toMatchObject([
    { text: 'agreed', receivers: [await company.idOf('hejingxing')], link: `/share-content-detail/${id}` },
  ]);
  expect(await audited(id)).toMatchObject([
    { action: 'question.agreed', before: { state: 'pending' }, after: { state: 'active' } },
  ]);
  expect(await world.rows('select content_num from share_account where id = $1', [accountId])).toEqual([
    { content_num: 1 },
  ]);
});

test('D-125: taken away with a reason its author reads, and brought back within thirty days', async () => {
  const id = await company.publish('hejingxing');
  const reason = '含有客户信息';
  expect((await dean.call(moderate, { id, step: 'remove', reason })).body.state).toBe('removed');
  expect(await company.questionRow(id)).toMatchObject({ answer: reason });
  expect(await company.told(`remove ${id}`)).toMatchObject([{ text: 'removedFor', values: { reason } }]);
  const gone = (await dean.call(listModerated, { state: 'removed' })).body.items.find((item) => item.id === id);
  expect(gone?.removeTime).toEqual(expect.any(Number));
  expect((await dean.call(moderate, { id, step: 'restore' })).body.state).toBe('active');
  expect(await company.told(`restore ${id}`)).toMatchObject([{ text: 'restored' }]);
  expect(await company.questionRow(id)).toMatchObject({ answer: '', removed_at: null });
  await dean.call(moderate, { id, step: 'remove' });
  expect((await company.told(`remove ${id}`))[1]).toMatchObject({ text: 'removed' });
  await world.rows(`update question set removed_at = $2 where id = $1`, [
    id,
    new Date(world.clock.now() - restorableMs - 1_000),
  ]);
  expect((await dean.call(moderate, { id, step: 'restore' })).body.errorCode).toBe(29141);
});

test('D-126: moderators find everything by words and state, page by page, what waits first', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => company.publish('tanmuyang')));
  const [pending = '', active = '', removed = ''] = ids;
  await company.move(pending, 'pending');
  await company.move(removed, 'removed');
  for (const id of ids) await world.rows(`update question set title = title || ' 紫罗兰' where id = $1`, [id]);
  await world.rows(`update question set search_text = '紫罗兰', search = array_to_tsvector($2) where id = any($1)`, [
    ids,
    ['紫罗', '罗兰', '紫', '罗', '兰'],
  ]);
  const pages = [];
  for (const page of [1, 2, 3])
    pages.push((await dean.call(listModerated, { search: '紫罗兰', page, pageSize: 1 })).body);
  expect(pages.map(({ items }) => items[0]?.id)).toEqual([pending, active, removed]);
  expect(pages.map(({ recordCount }) => recordCount)).toEqual([3, 3, 3]);
  const whole = (await dean.call(listModerated, { search: '紫罗兰', pageSize: 2, page: 2 })).body;
  expect(whole.items.map(({ id }) => id)).toEqual([removed]);
  expect((await dean.call(listModerated, { search: '紫罗兰', state: 'active' })).body.recordCount).toBe(1);
});

test('D-125: refused: members, outsiders, visitors, wrong states, bad input; nothing changes', async () => {
  const id = await company.publish('hejingxing');
  const before = await company.snapshot();
  for (const step of ['agree', 'remove', 'restore'] as const) {
    expect(await lin.call(moderate, { id, step })).toMatchObject({ status: 403 });
    expect(await neighbour.call(moderate, { id, step })).toMatchObject({ status: 404 });
    expect(await world.visitor.call(moderate, { id, step })).toMatchObject({ status: 401 });
    expect(await dean.call(moderate, { id: 'nothing', step })).toMatchObject({ status: 404 });
  }
  const { updateTime } = (await dean.call(readQuestion, { id })).body;
  for (const step of ['agree', 'restore'] as const)
    expect((await dean.call(moderate, { id, step, updateTime })).body.errorCode).toBe(29141);
  expect(await dean.call(moderate, { id, step: 'agree' })).toMatchObject({ status: 422 });
  const stale = { id, step: 'agree', updateTime: updateTime - 1 } as const;
  expect((await dean.call(moderate, stale)).body.errorCode).toBe(29172);
  expect(await dean.call(moderate, { id, step: 'close' as 'agree' })).toMatchObject({ status: 422 });
  expect(await lin.call(listModerated, {})).toMatchObject({ status: 403 });
  expect((await neighbour.call(listModerated, {})).body).toEqual({ items: [], recordCount: 0 });
  expect(await company.snapshot()).toBe(before);
});
