import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import {
  addDiscussion,
  listDiscussions,
  listMyDiscussions,
  removeDiscussion,
} from '@shuyuan/contract/community/discuss.wire';
import { closeQuestion } from '@shuyuan/contract/community/question.wire';
import { discussionMax, DiscussionSort } from '@shuyuan/contract/community/questions';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { discussionsOf } from '../../../world/tests/community/test-discussions.ts';

let world: TestWorld;
let company: ReturnType<typeof discussionsOf>;
let lin: Caller;
let he: Caller;
let neighbour: Caller;
beforeAll(async () => {
  world = await openWorld();
  company = discussionsOf(world);
  lin = await company.as('linzhiyuan');
  he = await company.as('hejingxing');
  neighbour = await company.welcomeOutsider();
});
afterAll(() => world.close());

const listed = async (questionId: string, over: object = {}) =>
  (await lin.call(listDiscussions, { questionId, ...over })).body;

test('[COMM-54] something is answered, the answer is replied to, and both are counted', async () => {
  const questionId = await company.publish('linzhiyuan');
  const answer = (await he.call(addDiscussion, { questionId, content: '  先看日志。 ' })).body;
  expect(answer).toMatchObject({
    parentId: null,
    content: '先看日志。',
    author: { fullName: '何景行' },
    replyTo: null,
    praiseNum: 0,
    replyNum: 0,
    isAuthorOfQuestion: false,
    mayRemove: true,
  });
  const parentId = answer.id;
  const reply = (await lin.call(addDiscussion, { questionId, parentId, content: '看了，没有。' })).body;
  expect(reply).toMatchObject({ parentId, replyTo: null, isAuthorOfQuestion: true });
  const second = (await he.call(addDiscussion, { questionId, parentId, replyToId: reply.id, content: '那看配置。' }))
    .body;
  expect(second).toMatchObject({ parentId, replyTo: { fullName: '林知远' } });
  expect(await listed(questionId)).toMatchObject({
    items: [{ id: parentId, replyNum: 2, mayRemove: false }],
    recordCount: 1,
    page: 1,
    answerId: null,
  });
  const replies = await listed(questionId, { parentId });
  expect(replies.items.map(({ id }) => id)).toEqual([reply.id, second.id]);
  expect(await company.questionRow(questionId)).toMatchObject({ discuss_num: 3 });
});

test('[LEDGER-28] coins may be given for answers of others who are still there, while it is open; complaints be made about any of others', async () => {
  const questionId = await company.publish('linzhiyuan');
  const add = async (by: Caller, over: object = {}) =>
    (await by.call(addDiscussion, { questionId, content: '看日志。', ...over })).body.id;
  const [own, answer] = [await add(lin), await add(he)];
  const [reply, byLeaver] = [await add(he, { parentId: own }), await add(await company.as('amina'))];
  const readAll = async () => {
    const { items } = await listed(questionId);
    const below = (await listed(questionId, { parentId: own })).items;
    return new Map([...items, ...below].map(({ id, mayAccuse, mayReward }) => [id, { mayAccuse, mayReward }]));
  };
  await world.rows(`update member set state = 'left' where account = 'amina'`, []);
  const read = await readAll();
  await world.rows(`update member set state = 'active' where account = 'amina'`, []);
  expect([own, answer, reply, byLeaver].map((id) => read.get(id))).toEqual([
    { mayAccuse: false, mayReward: false },
    { mayAccuse: true, mayReward: true },
    { mayAccuse: true, mayReward: false },
    { mayAccuse: true, mayReward: false },
  ]);
  await lin.call(closeQuestion, { id: questionId });
  expect((await readAll()).get(answer)).toEqual({ mayAccuse: true, mayReward: false });
});

test('[COMM-54] whoever is answered is told once, and nobody by themselves', async () => {
  const questionId = await company.publish('linzhiyuan');
  const [lins, hes] = [await company.idOf('linzhiyuan'), await company.idOf('hejingxing')];
  const answer = await company.say('hejingxing', questionId);
  expect(await company.told(`discussion ${answer}`)).toMatchObject([
    {
      receivers: [lins],
      kind: 'discussion',
      text: 'answered',
      values: { person: '何景行' },
      link: `/ask/question/detail/${questionId}?at=${answer}`,
    },
  ]);
  const reply = await company.say('linzhiyuan', questionId, { parentId: answer });
  expect(await company.told(`discussion ${reply}`)).toMatchObject([{ receivers: [hes], text: 'replied' }]);
  const own = await company.say('linzhiyuan', questionId, { parentId: answer, replyToId: reply });
  expect(await company.told(`discussion ${own}`)).toEqual([]);
  const article = await company.publish('hejingxing', await company.accountOf('何以架构'));
  const comment = await company.say('linzhiyuan', article);
  expect(await company.told(`discussion ${comment}`)).toMatchObject([
    { receivers: [hes], text: 'commented', link: `/share-content-detail/${article}?at=${comment}` },
  ]);
});

test('[D-147] who follows a question hears of each answer to it once, also its author, but not of what is said below one', async () => {
  const questionId = await company.publish('linzhiyuan');
  const [lins, tans] = [await company.idOf('linzhiyuan'), await company.idOf('tanmuyang')];
  const followed = { targetType: AttentionTarget.question };
  for (const account of ['linzhiyuan', 'tanmuyang', 'hejingxing'])
    await (await company.as(account)).call(saveAttention, { ...followed, targetId: questionId, isOn: true });
  const answer = await company.say('hejingxing', questionId);
  expect(await company.told(`discussion ${answer}`)).toMatchObject([
    { kind: 'discussion', text: 'answered', receivers: [lins] },
    { kind: 'attention', text: 'answered', receivers: [tans] },
  ]);
  const reply = await company.say('linzhiyuan', questionId, { parentId: answer });
  expect(await company.told(`discussion ${reply}`)).toMatchObject([{ kind: 'discussion', text: 'replied' }]);
});

test('[COMM-54] the newest or the most liked first; the page of one is found, also of the answer it stands below', async () => {
  const questionId = await company.publish('linzhiyuan');
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    ids.push(await company.say('hejingxing', questionId));
    world.clock.advance(1_000);
  }
  const [first = '', second = ''] = ids;
  await company.act('linzhiyuan', second, 'like', 'discuss');
  const order = async (over: object) => (await listed(questionId, over)).items.map(({ id }) => id);
  expect(await order({})).toEqual(ids.toReversed());
  expect(await order({ sort: DiscussionSort.mostLiked })).toEqual([
    second,
    ...ids.toReversed().filter((id) => id !== second),
  ]);
  expect(await order({ pageSize: 2, page: 2 })).toEqual([ids[2], second]);
  const reply = await company.say('linzhiyuan', questionId, { parentId: first });
  for (const at of [first, reply]) {
    const found = await listed(questionId, { pageSize: 2, at });
    expect(found).toMatchObject({ page: 3, answerId: first });
    expect(found.items.map(({ id }) => id)).toEqual([first]);
  }
  expect(await listed(questionId, { pageSize: 2, at: second, sort: DiscussionSort.mostLiked })).toMatchObject({
    page: 1,
  });
  world.clock.advance(1_000);
  const late = await company.say('hejingxing', questionId, { parentId: first });
  expect(await listed(questionId, { parentId: first, pageSize: 1, at: late })).toMatchObject({
    page: 2,
    answerId: first,
  });
  expect(await listed(questionId, { pageSize: 2, page: 2, at: 'nothing' })).toMatchObject({ page: 2, answerId: null });
});

test('[COMM-54] D-133: what is taken away leaves a place while replies stand below it', async () => {
  const questionId = await company.publish('linzhiyuan');
  const answer = await company.say('hejingxing', questionId);
  const reply = await company.say('linzhiyuan', questionId, { parentId: answer });
  expect((await he.call(removeDiscussion, { id: answer })).body).toEqual({ id: answer });
  expect((await listed(questionId)).items).toEqual([
    expect.objectContaining({ id: answer, content: null, author: null, replyNum: 1, mayRemove: false }),
  ]);
  expect(await he.call(removeDiscussion, { id: answer })).toMatchObject({ status: 404 });
  expect(await lin.call(addDiscussion, { questionId, parentId: answer, content: '还在吗' })).toMatchObject({
    status: 422,
    body: { errorCode: 29148 },
  });
  expect(await company.questionRow(questionId)).toMatchObject({ discuss_num: 1 });
  await lin.call(removeDiscussion, { id: reply });
  expect(await listed(questionId)).toMatchObject({ items: [], recordCount: 0 });
  expect(await company.questionRow(questionId)).toMatchObject({ discuss_num: 0 });
  expect(await listed(questionId, { at: answer })).toMatchObject({ page: 1, answerId: null });
});

test('[COMM-54] whoever keeps the account or order takes away what others wrote: audited, and the author is told', async () => {
  const accountId = await company.team('guhuaiqian', { linzhiyuan: TeamMemberType.member });
  const article = await company.publish('guhuaiqian', accountId);
  const [one, two] = [await company.say('hejingxing', article), await company.say('hejingxing', article)];
  expect((await listed(article)).items[0]).toMatchObject({ mayRemove: false });
  expect(await lin.call(removeDiscussion, { id: one })).toMatchObject({ status: 403 });
  await (await company.as('guhuaiqian')).call(removeDiscussion, { id: one });
  await (await company.as('luchengze')).call(removeDiscussion, { id: two });
  for (const id of [one, two]) {
    expect(await company.told(`removed ${id}`)).toMatchObject([
      { receivers: [await company.idOf('hejingxing')], kind: 'moderation', text: 'answerRemoved' },
    ]);
    expect(await world.rows('select action, before from audit_entry where subject_id = $1', [id])).toMatchObject([
      { action: 'discussion.removed', before: { content: expect.any(String) } },
    ]);
  }
});

test('[COMM-54] whoever is told that an answer was taken away below something gone is sent nowhere', async () => {
  const [shown, gone] = [await company.publish('guhuaiqian'), await company.publish('guhuaiqian')];
  const [one, two] = [await company.say('hejingxing', shown), await company.say('hejingxing', gone)];
  await company.move(gone, 'removed');
  for (const id of [one, two]) await (await company.as('luchengze')).call(removeDiscussion, { id });
  expect(await company.told(`removed ${one}`)).toMatchObject([{ link: `/ask/question/detail/${shown}` }]);
  expect(await company.told(`removed ${two}`)).toMatchObject([{ text: 'answerRemoved', link: null }]);
});

test('[COMM-53] what one has answered, with what it is about, as long as that is there', async () => {
  const me = await company.as('tanmuyang');
  const before = (await me.call(listMyDiscussions, {})).body.recordCount;
  const questionId = await company.publish('linzhiyuan');
  const hidden = await company.publish('linzhiyuan');
  await company.say('tanmuyang', hidden);
  world.clock.advance(1_000);
  const id = await company.say('tanmuyang', questionId, {}, '我也遇到过');
  await company.move(hidden, 'removed');
  const { items, recordCount } = (await me.call(listMyDiscussions, {})).body;
  expect(recordCount).toBe(before + 1);
  expect(items[0]).toMatchObject({ id, content: '我也遇到过', question: { id: questionId, kind: 0, state: 'active' } });
  await me.call(removeDiscussion, { id });
  expect((await me.call(listMyDiscussions, {})).body.recordCount).toBe(before);
  expect(await world.visitor.call(listMyDiscussions, {})).toMatchObject({ status: 401 });
});

test('[COMM-54] twenty answers at once are twenty', async () => {
  const questionId = await company.publish('linzhiyuan');
  await Promise.all(Array.from({ length: 20 }, () => company.say('hejingxing', questionId)));
  expect(await company.questionRow(questionId)).toMatchObject({ discuss_num: 20 });
  expect((await listed(questionId)).recordCount).toBe(20);
});

test('[COMM-54] refused: what is closed, bad words, bad input, other places, outsiders, visitors; nothing changes', async () => {
  const questionId = await company.publish('linzhiyuan');
  const other = await company.publish('linzhiyuan');
  const answer = await company.say('hejingxing', questionId);
  const reply = await company.say('linzhiyuan', questionId, { parentId: answer });
  const closed = await company.publish('linzhiyuan');
  await company.move(closed, 'closed');
  const [word = {}] = await world.rows('select word from sensitive_word limit 1');
  const before = await company.snapshot();
  const content = '说一句';
  const refusals = [
    [lin, { questionId: closed, content }, 422, 39011],
    [lin, { questionId, content: String(word['word']) }, 422, 22201],
    [lin, { questionId, content: ' ' }, 422, 10422],
    [lin, { questionId, content: '长'.repeat(discussionMax + 1) }, 422, 10422],
    [lin, { questionId: other, parentId: answer, content }, 404, 10404],
    [lin, { questionId, parentId: reply, content }, 404, 10404],
    [lin, { questionId, replyToId: reply, content }, 404, 10404],
    [lin, { questionId, parentId: answer, replyToId: answer, content }, 404, 10404],
    [lin, { questionId: 'nothing', content }, 404, 10404],
    [neighbour, { questionId, content }, 404, 10404],
  ] as const;
  for (const [caller, input, status, errorCode] of refusals) {
    const answered = await caller.call(addDiscussion, input);
    expect([input, answered.status, answered.body.errorCode]).toEqual([input, status, errorCode]);
  }
  expect(await world.visitor.call(addDiscussion, { questionId, content })).toMatchObject({ status: 401 });
  expect(await lin.call(removeDiscussion, { id: answer })).toMatchObject({ status: 403 });
  expect(await lin.call(removeDiscussion, { id: 'nothing' })).toMatchObject({ status: 404 });
  expect(await neighbour.call(removeDiscussion, { id: answer })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(removeDiscussion, { id: answer })).toMatchObject({ status: 401 });
  expect(await neighbour.call(listDiscussions, { questionId })).toMatchObject({ status: 404 });
  expect(await lin.call(listDiscussions, { questionId, parentId: reply })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(listDiscussions, { questionId })).toMatchObject({ status: 401 });
  expect(await company.snapshot()).toBe(before);
});
