import { createColumn } from '@shuyuan/contract/community/column.wire';
import { readDraft, removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { readFile } from '../../../../world/tests/files/test-files.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  await world.rows('delete from question_draft');
  of = questionsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

const { ask, article } = QuestionKind;
const empty = { kind: ask, title: '', content: '', topicIds: [] };
const { member } = TeamMemberType;

test('[COMM-17] [D-140] one draft for each voice, the last one counts, and nobody else reads it', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(readDraft, {})).body).toEqual({ draft: null });
  const topicId = await of.topicOf('质量管理');
  const first = (await lin.call(saveDraft, { ...empty, title: '半个' })).body;
  const second = (
    await lin.call(saveDraft, { ...empty, title: '半个标题', content: '<p onclick="x">一</p>', topicIds: [topicId] })
  ).body;
  expect(second.id).toBe(first.id);
  const own = (await lin.call(saveDraft, { ...empty, kind: article, accountId: team, title: '为团队写' })).body;
  expect(own.id).not.toBe(first.id);
  expect((await lin.call(readDraft, {})).body.draft).toMatchObject({
    id: first.id,
    title: '半个标题',
    content: '<p>一</p>',
    topics: [{ topicId, topicName: '质量管理' }],
    files: [],
    coverPath: null,
  });
  expect((await lin.call(readDraft, { accountId: team })).body.draft).toMatchObject({
    title: '为团队写',
    accountId: team,
  });
  const owner = await of.as('shenruoxi');
  expect((await owner.call(readDraft, { accountId: team })).body).toEqual({ draft: null });
  expect((await owner.call(removeDraft, { id: own.id })).status).toBe(404);
  expect((await lin.call(removeDraft, { id: own.id })).body).toEqual({ id: own.id });
  expect((await lin.call(removeDraft, { id: own.id })).status).toBe(404);
  expect((await lin.call(readDraft, { accountId: team })).body).toEqual({ draft: null });
});

test('[COMM-17] its pictures and files are its own, go with it when it is published, and what is left over goes', async () => {
  const team = await of.team('linzhiyuan');
  const lin = await of.as('linzhiyuan');
  const [kept, left] = [await of.bring('linzhiyuan'), await of.bring('linzhiyuan')];
  const [cover, document] = [await of.bring('linzhiyuan'), await of.bring('linzhiyuan', '一.pdf')];
  const form = { kind: QuestionKind.file, accountId: team, title: '三份资料', topicIds: [], coverFileId: cover.fileId };
  const content = `<p>看</p><img src="${kept.path}">`;
  await lin.call(saveDraft, { ...form, content: `${content}<img src="${left.path}">`, fileIds: [document.fileId] });
  await lin.call(saveDraft, { ...form, content, fileIds: [document.fileId] });
  expect((await lin.call(readDraft, { accountId: team })).body.draft).toMatchObject({
    coverFileId: cover.fileId,
    coverPath: cover.path,
    fileIds: [document.fileId],
    files: [{ id: document.fileId, name: '一.pdf' }],
  });
  const amina = await of.as('amina');
  expect((await readFile(world, lin, kept.path)).status).toBe(200);
  expect((await readFile(world, amina, kept.path)).status).toBe(404);
  const id = await of.published('linzhiyuan', { ...form, content, fileIds: [document.fileId] });
  expect((await lin.call(readDraft, { accountId: team })).body).toEqual({ draft: null });
  expect((await amina.call(readQuestion, { id })).body).toMatchObject({ coverFileId: cover.fileId });
  for (const { path } of [kept, cover, document]) expect((await readFile(world, amina, path)).status).toBe(200);
  expect(await world.rows('select id from file where id = $1', [left.fileId])).toEqual([]);
});

test('[COMM-17] what is removed takes its files along', async () => {
  const lin = await of.as('linzhiyuan');
  const picture = await of.bring('linzhiyuan');
  const { id } = (await lin.call(saveDraft, { ...empty, content: `<img src="${picture.path}">` })).body;
  await lin.call(removeDraft, { id });
  expect(await world.rows('select id from file where id = $1', [picture.fileId])).toEqual([]);
});

test('[COMM-17] columns and circles that are gone since are left out, so that it can be published', async () => {
  const team = await of.team('linzhiyuan');
  const lin = await of.as('linzhiyuan');
  const column = async (title: string) =>
    (await lin.call(createColumn, { enjoyId: team, title, introduce: '' })).body.id;
  const [living, gone] = [await column('还在的专栏'), await column('没了的专栏')];
  const circleId = String((await world.rows(`select id from knowledge_circle where not is_hidden limit 1`))[0]?.['id']);
  const form = { kind: article, accountId: team, title: '为专栏写', content: '<p>正文</p>', topicIds: [] };
  await lin.call(saveDraft, { ...form, circleId, columnIds: [living, gone] });
  const places = async () => {
    const { draft } = (await lin.call(readDraft, { accountId: team })).body;
    return { columnIds: draft?.columnIds, circleId: draft?.circleId };
  };
  expect(await places()).toEqual({ columnIds: [living, gone], circleId });
  await world.rows('update special_column set is_removed = true where id = $1', [gone]);
  await world.rows('update knowledge_circle set is_hidden = true where id = $1', [circleId]);
  expect(await places()).toEqual({ columnIds: [living], circleId: undefined });
  expect((await of.publish('linzhiyuan', { ...form, ...(await places()) })).status).toBe(200);
});

test('[COMM-17] who has lost a voice finds what they wrote with it, takes it away, and writes nothing more', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const lin = await of.as('linzhiyuan');
  const form = { ...empty, kind: article, accountId: team, title: '为团队写' };
  const { id } = (await lin.call(saveDraft, form)).body;
  await of.put(team, 'linzhiyuan', null);
  expect((await lin.call(readDraft, { accountId: team })).body.draft).toMatchObject({ id, title: '为团队写' });
  expect((await lin.call(saveDraft, form)).status).toBe(403);
  expect((await lin.call(removeDraft, { id })).status).toBe(200);
  expect((await lin.call(readDraft, { accountId: team })).status).toBe(403);
});

test('[COMM-17] refused: files of others, an account of others, a visitor, bad input; nothing changes', async () => {
  const team = await of.team('shenruoxi');
  const theirs = await of.bring('amina');
  const lin = await of.as('linzhiyuan');
  const before = await of.snapshot();
  const picture = { ...empty, content: `<img src="${theirs.path}">` };
  expect((await lin.call(saveDraft, picture)).body.errorCode).toBe(numberOf('question.unknown-file'));
  const crowded = { ...empty, content: '<b>'.repeat(12_001) };
  expect((await lin.call(saveDraft, crowded)).body.errorCode).toBe(numberOf('question.too-long'));
  expect((await lin.call(saveDraft, { ...empty, coverFileId: theirs.fileId })).body.errorCode).toBe(
    numberOf('question.unknown-file'),
  );
  expect((await lin.call(saveDraft, { ...empty, kind: article, accountId: team })).status).toBe(403);
  expect((await lin.call(saveDraft, { ...empty, kind: article, accountId: 'nowhere' })).status).toBe(404);
  expect((await lin.call(readDraft, { accountId: team })).status).toBe(403);
  expect((await lin.call(saveDraft, { ...empty, title: '字'.repeat(81) })).status).toBe(422);
  expect((await world.visitor.call(saveDraft, empty)).status).toBe(401);
  expect((await world.visitor.call(removeDraft, { id: 'x' })).status).toBe(401);
  expect(await of.snapshot()).toBe(before);
});

test('[COMM-17] saved by two windows at once it is one draft', async () => {
  const amina = await of.as('amina');
  const answers = await Promise.all([1, 2, 3].map((at) => amina.call(saveDraft, { ...empty, title: `第${at}个窗口` })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});
