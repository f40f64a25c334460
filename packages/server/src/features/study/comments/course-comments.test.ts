import { addDiscussion, listDiscussions, removeDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { accuse, actOn, listAccusations, settleAccusation } from '@shuyuan/contract/community/question-action.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { createShare } from '@shuyuan/contract/sharing/share.wire';
import { countCommentsByBusinessIds } from '@shuyuan/contract/study/courses/comment.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { discussionsOf } from '../../../world/tests/community/test-discussions.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let company: ReturnType<typeof discussionsOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  company = discussionsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const say = async (account: string, courseId: string, over: object = {}) =>
  (await courses.as(account)).call(addDiscussion, { courseId, content: '讲得很清楚。', ...over });
const listed = async (account: string, courseId: string, over: object = {}) =>
  (await courses.as(account)).call(listDiscussions, { courseId, ...over });
const counted = async (account: string, ids: readonly string[]) =>
  (await (await courses.as(account)).call(countCommentsByBusinessIds, { businessIds: ids.join(',') })).body.items;
const publish = (over: object = {}) => courses.publish([article('一')], { title: '如何评论', ...over });

test('[STUDY-08] a course is commented on, answered, liked and counted, and its author is notified', async () => {
  const { id: courseId } = await publish();
  const [author, lin] = [
    await courses.idOf('member', 'account', 'shenruoxi'),
    await courses.idOf('member', 'account', 'linzhiyuan'),
  ];
  const comment = (await say('linzhiyuan', courseId)).body;
  expect(comment).toMatchObject({ parentId: null, isAuthorOfQuestion: false, mayRemove: true });
  expect(await company.told(`discussion ${comment.id}`)).toMatchObject([
    { receivers: [author], text: 'commented', link: `/course/${courseId}?at=${comment.id}` },
  ]);
  const reply = (await say('shenruoxi', courseId, { parentId: comment.id })).body;
  expect(reply).toMatchObject({ parentId: comment.id, isAuthorOfQuestion: true });
  expect(await company.told(`discussion ${reply.id}`)).toMatchObject([{ receivers: [lin], text: 'replied' }]);
  const he = await courses.as('hejingxing');
  const liked = await he.call(actOn, { targetType: 'discuss', targetId: comment.id, kind: 'like' });
  expect(liked.body).toMatchObject({ praiseNum: 1, isPraised: true });
  expect(await company.told(`liked ${comment.id}`)).toMatchObject([{ receivers: [lin], text: 'likedAnswer' }]);
  expect((await listed('hejingxing', courseId)).body).toMatchObject({
    recordCount: 1,
    items: [{ id: comment.id, replyNum: 1, isPraised: true, mayRemove: false, mayAccuse: true, mayReward: false }],
  });
  expect((await listed('hejingxing', courseId, { parentId: comment.id })).body.items).toMatchObject([{ id: reply.id }]);
  expect(await counted('hejingxing', [courseId, 'nowhere'])).toEqual([{ businessId: courseId, count: 2 }]);
});

test('[D-147] the lecturer of a course hears that somebody commented on what they teach, its author on what they published', async () => {
  const lecturerId = await courses.idOf('member', 'account', 'guhuaiqian');
  const author = await courses.idOf('member', 'account', 'shenruoxi');
  const { id: courseId } = await publish({ lecturerId });
  const { id } = (await say('linzhiyuan', courseId)).body;
  expect(await company.told(`discussion ${id}`)).toMatchObject([
    { receivers: [author], text: 'commented' },
    { receivers: [lecturerId], text: 'commentedForLecturer' },
  ]);
  const own = (await say('guhuaiqian', courseId)).body;
  expect(await company.told(`discussion ${own.id} lecturer`)).toEqual([]);
});

test('[STUDY-08] its author takes a comment away, whoever manages the course or moderates takes any away', async () => {
  const { id: courseId } = await publish();
  const remove = async (account: string, id: string) => (await courses.as(account)).call(removeDiscussion, { id });
  const [own, managed, moderated] = [
    (await say('linzhiyuan', courseId)).body.id,
    (await say('linzhiyuan', courseId)).body.id,
    (await say('linzhiyuan', courseId)).body.id,
  ];
  expect((await remove('hejingxing', own)).status).toBe(403);
  expect((await remove('linzhiyuan', own)).status).toBe(200);
  expect((await remove('linzhiyuan', own)).status).toBe(404);
  expect((await remove('shenruoxi', managed)).status).toBe(200);
  expect(await company.told(`removed ${managed}`)).toMatchObject([
    { text: 'answerRemoved', link: `/course/${courseId}` },
  ]);
  expect((await remove('luchengze', moderated)).status).toBe(200);
  expect(await counted('linzhiyuan', [courseId])).toEqual([{ businessId: courseId, count: 0 }]);
});

test('[STUDY-08] a comment is reported, and a moderator the course is not for settles it', async () => {
  const lin = await courses.idOf('member', 'account', 'linzhiyuan');
  const he = await courses.idOf('member', 'account', 'hejingxing');
  const audience = { ...everyone, isEveryone: false, memberIds: [lin, he] };
  const { id: courseId } = await publish({ audience });
  const { id: targetId } = (await say('linzhiyuan', courseId)).body;
  const complaint = { targetType: 'discuss', targetId, reason: 'insult', text: '' } as const;
  expect((await (await courses.as('linzhiyuan')).call(accuse, complaint)).body.errorCode).toBe(numberOf('accuse.own'));
  const notForThem = numberOf('course.not-in-audience');
  expect((await (await courses.as('amina')).call(accuse, complaint)).body.errorCode).toBe(notForThem);
  const { id } = (await (await courses.as('hejingxing')).call(accuse, complaint)).body;
  const moderator = await courses.as('luchengze');
  const queue = (await moderator.call(listAccusations, {})).body.items.filter((one) => one.targetId === targetId);
  expect(queue).toMatchObject([{ id, title: '如何评论', questionId: null, courseId, excerpt: '讲得很清楚。' }]);
  expect((await listed('luchengze', courseId)).body).toMatchObject({ errorCode: notForThem });
  expect((await moderator.call(settleAccusation, { id, isUpheld: true })).status).toBe(200);
  expect((await listed('linzhiyuan', courseId)).body.recordCount).toBe(0);
});

test('[STUDY-08] a course for others, withdrawn, or of another company shows no comment by id, list, count or link', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const audience = { ...everyone, isEveryone: false, memberIds: [amina] };
  const foreign = await publish({ audience });
  const { id: mark } = (await say('amina', foreign.id)).body;
  const gone = await publish();
  const { id: last } = (await say('linzhiyuan', gone.id)).body;
  const author = await courses.as('shenruoxi');
  await author.call(withdrawCourse, { id: gone.id });
  const draft = (await courses.create()).body;
  const neighbour = await company.welcomeOutsider();
  const before = await company.snapshot();
  const refusals: readonly (readonly [string, string, number | null])[] = [
    [foreign.id, mark, numberOf('course.not-in-audience')],
    [gone.id, last, numberOf('course.withdrawn')],
  ];
  const lin = await courses.as('linzhiyuan');
  for (const [courseId, id, errorCode] of refusals) {
    expect((await listed('linzhiyuan', courseId)).body).toMatchObject({ errorCode });
    expect((await say('linzhiyuan', courseId)).body).toMatchObject({ errorCode });
    expect((await lin.call(removeDiscussion, { id })).body).toMatchObject({ errorCode });
    expect((await lin.call(actOn, { targetType: 'discuss', targetId: id, kind: 'like' })).body).toMatchObject({
      errorCode,
    });
  }
  expect((await listed('linzhiyuan', draft.id)).status).toBe(404);
  expect((await neighbour.call(listDiscussions, { courseId: foreign.id })).status).toBe(404);
  expect((await neighbour.call(removeDiscussion, { id: mark })).status).toBe(404);
  expect(await counted('linzhiyuan', [foreign.id, gone.id, draft.id])).toEqual([]);
  expect(await company.snapshot()).toBe(before);
});

test('[STUDY-08] a comment names one subject, stands below its own course, and is neither shared nor empty', async () => {
  const [{ id: courseId }, { id: other }] = [await publish(), await publish()];
  const questionId = await company.publish('linzhiyuan');
  const { id: parentId } = (await say('linzhiyuan', courseId)).body;
  const before = await company.snapshot();
  const lin = await courses.as('linzhiyuan');
  expect((await say('linzhiyuan', courseId, { questionId })).status).toBe(422);
  expect((await lin.call(addDiscussion, { content: '无处' })).status).toBe(422);
  expect((await say('linzhiyuan', courseId, { content: '  ' })).status).toBe(422);
  expect((await say('linzhiyuan', other, { parentId })).status).toBe(404);
  expect((await lin.call(addDiscussion, { questionId, parentId, content: '别处' })).status).toBe(404);
  expect((await listed('linzhiyuan', other, { parentId })).status).toBe(404);
  const share = { id: parentId, type: ShareType.discussion, target: 'link' } as const;
  expect((await lin.call(createShare, share)).status).toBe(404);
  expect(await company.snapshot()).toBe(before);
});

test('[STUDY-08] nobody is notified about a course that is no longer for them', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const { id: courseId } = await publish();
  const { id: parentId } = (await say('linzhiyuan', courseId)).body;
  const audience = JSON.stringify({ ...everyone, isEveryone: false, memberIds: [amina] });
  await world.rows('update course set audience = $2::jsonb where id = $1', [courseId, audience]);
  const { id } = (await say('amina', courseId, { parentId })).body;
  expect(await company.told(`discussion ${id}`)).toEqual([]);
});
