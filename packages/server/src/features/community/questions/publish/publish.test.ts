import { createQuestion, findQuestion, readQuestion, updateQuestion } from '@shuyuan/contract/community/question.wire';
import { questionPicturesMax, questionTextMax, QuestionKind } from '@shuyuan/contract/community/questions';
import { addWords } from '@shuyuan/contract/system/words.wire';
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
  of = questionsOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

const { member, administrator } = TeamMemberType;
const countsOf = async (id: string) =>
  (await world.rows('select content_num from share_account where id = $1', [id]))[0]?.['content_num'];
const dayOf = async (id: string) =>
  (await world.rows('select sum(content)::int as n from share_account_day where account_id = $1', [id]))[0]?.['n'];

test('[COMM-09] [COMM-15] somebody asks, cleaned and found with its topics, and everybody reads it', async () => {
  const topicIds = [await of.topicOf('质量管理'), await of.topicOf('精益生产')];
  const form = of.ask({
    title: '  怎样看懂控制图？ ',
    content: '<h1>问</h1><p onclick="x()">三点连升？</p>',
    topicIds,
  });
  const { status, body } = await of.publish('linzhiyuan', form);
  expect(status).toBe(200);
  expect(body.state).toBe('active');
  const read = await (await of.as('amina')).call(readQuestion, { id: body.id });
  expect(read.body).toMatchObject({
    id: body.id,
    kind: QuestionKind.ask,
    title: '怎样看懂控制图？',
    content: '<h2>问</h2><p>三点连升？</p>',
    summary: '问 三点连升？',
    author: { id: await of.idOf('linzhiyuan'), fullName: '林知远' },
    account: null,
    topics: [{ topicName: '质量管理' }, { topicName: '精益生产' }],
    files: [],
    circle: null,
    columns: [],
    isPraised: false,
    isAccused: false,
    mayAccuse: true,
    attentionId: null,
    collectId: null,
    rights: { mayEdit: false, mayClose: false, mayActivate: false, mayRemove: false },
  });
});

test('[COMM-09] [TEAM-18] any of an account’s people publishes for it, and it counts', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const id = await of.published('linzhiyuan', of.article(team));
  expect(await countsOf(team)).toBe(1);
  expect(await dayOf(team)).toBe(1);
  const { body } = await (await of.as('shenruoxi')).call(readQuestion, { id });
  expect(body).toMatchObject({ account: { id: team }, rights: { mayEdit: true, mayClose: true, mayRemove: true } });
});

test('[COMM-09] whoever follows the account is told, not who wrote it', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  for (const account of ['amina', 'linzhiyuan']) await of.follow(account, team);
  await of.runJobs();
  const id = await of.published('linzhiyuan', of.article(team));
  await of.runJobs();
  const told = await world.rows(
    `select m.account from notification n join member m on m.id = n.member_id where n.subject_id = $1`,
    [id],
  );
  expect(told).toEqual([{ account: 'amina' }]);
});

test('[COMM-09] [D-128] pictures, a film and documents become what was published, read by whoever reads it', async () => {
  const team = await of.team('linzhiyuan');
  const [picture, cover, other] = [await of.bring('linzhiyuan'), await of.bring('linzhiyuan'), await of.bring('amina')];
  const content = `<p>看</p><img src="${picture.path}" alt="现场">`;
  const id = await of.published('linzhiyuan', of.article(team, { content, coverFileId: cover.fileId }));
  const amina = await of.as('amina');
  const { body } = await amina.call(readQuestion, { id });
  expect(body).toMatchObject({ coverPath: cover.path, coverFileId: cover.fileId });
  expect(body.content).toContain(picture.path);
  for (const { path } of [picture, cover]) expect(await readFile(world, amina, path)).toMatchObject({ status: 200 });
  expect(await readFile(world, amina, other.path)).toMatchObject({ status: 200 });
  expect(await readFile(world, await of.as('linzhiyuan'), other.path)).toMatchObject({ status: 404 });

  const film = await of.bring('linzhiyuan', '演示.mp4');
  const filmId = await of.published(
    'linzhiyuan',
    of.article(team, { kind: QuestionKind.video, content: '', fileIds: [film.fileId] }),
  );
  expect((await amina.call(readQuestion, { id: filmId })).body.files).toMatchObject([
    { id: film.fileId, name: '演示.mp4', type: 'video', path: film.path },
  ]);
  const documents = [await of.bring('linzhiyuan', '一.pdf'), await of.bring('linzhiyuan', '二.docx')];
  const fileIds = documents.map(({ fileId }) => fileId).toReversed();
  const filesId = await of.published('linzhiyuan', of.article(team, { kind: QuestionKind.file, content: '', fileIds }));
  expect((await amina.call(readQuestion, { id: filesId })).body.files.map((file) => file.id)).toEqual(fileIds);
});

test('[COMM-09] refused: what is not somebody’s, not there, empty, too long or sensitive; nothing changes', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member });
  const closed = await of.team('shenruoxi', { linzhiyuan: administrator });
  await world.rows(`update share_account set state = 'closed' where id = $1`, [closed]);
  const foreign = await of.team('shenruoxi');
  const theirs = await of.bring('amina');
  const [film, document] = [await of.bring('linzhiyuan', '演示.mp4'), await of.bring('linzhiyuan', '一.pdf')];
  const named = await of.bring('linzhiyuan', '祖传秘 方.pdf');
  const hidden = await of.topicOf('绿色工厂');
  await world.rows('update topic set is_hidden = true where id = $1', [hidden]);
  const admin = await of.as('luchengze');
  await admin.call(addWords, { items: [{ word: '秘方' }] });
  const before = await of.snapshot();
  const many = Array.from(
    { length: questionPicturesMax + 1 },
    (_, at) => `<img src="/files/${`${at}`.padStart(22, 'a')}">`,
  );
  const wrong = [
    [of.ask({ accountId: team }), 422],
    [of.ask({ kind: QuestionKind.article }), 422],
    [of.article(foreign), 403],
    [of.article(closed), 403],
    [of.article('nowhere'), 404],
    [of.ask({ title: '短' }), 422],
    [of.ask({ content: '<p> </p><script>x</script>' }), 'question.empty'],
    [of.ask({ content: `<p>${'字'.repeat(questionTextMax + 1)}</p>` }), 'question.too-long'],
    [of.ask({ content: `<p>字</p>${'<b>'.repeat(12_000)}` }), 'question.too-long'],
    [of.article(team, { kind: QuestionKind.video, content: '' }), 'question.files-missing'],
    [of.article(team, { kind: QuestionKind.file, fileIds: [film.fileId] }), 'question.unknown-file'],
    [of.article(team, { kind: QuestionKind.video, fileIds: [document.fileId] }), 'question.unknown-file'],
    [of.article(team, { kind: QuestionKind.video, fileIds: [film.fileId, document.fileId] }), 422],
    [of.article(team, { kind: QuestionKind.file, fileIds: ['nowhere'] }), 'question.unknown-file'],
    [of.article(team, { fileIds: [document.fileId] }), 422],
    [of.ask({ content: `<img src="${theirs.path}">` }), 'question.unknown-file'],
    [of.ask({ content: many.join('') }), 422],
    [of.ask({ coverFileId: theirs.fileId }), 'question.unknown-file'],
    [of.ask({ coverFileId: document.fileId }), 'question.unknown-file'],
    [of.ask({ topicIds: ['nowhere'] }), 'question.unknown-topic'],
    [of.ask({ topicIds: [hidden] }), 'question.unknown-topic'],
    [of.ask({ circleId: 'nowhere' }), 'question.unknown-circle'],
    [of.article(team, { columnIds: ['nowhere'] }), 'column.foreign-content'],
    [of.ask({ columnIds: ['nowhere'] }), 'column.foreign-content'],
    [of.ask({ content: '<p>我们的秘<b>方</b></p>' }), 'sensitive.found'],
    [of.article(team, { kind: QuestionKind.file, content: '', fileIds: [named.fileId] }), 'sensitive.found'],
  ] as const;
  for (const [form, expected] of wrong) {
    const { status, body } = await of.publish('linzhiyuan', form);
    const isStatus = typeof expected === 'number';
    const told = isStatus ? status : body.errorCode;
    expect.soft(told, JSON.stringify(form).slice(0, 200)).toBe(isStatus ? expected : numberOf(expected));
  }
  expect((await world.visitor.call(createQuestion, of.ask())).status).toBe(401);
  expect(await of.snapshot()).toBe(before);
});

test('[COMM-08] [COMM-10] whoever may edits it; pictures that are gone go, those of others stay', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member, amina: member });
  const [first, second] = [await of.bring('linzhiyuan'), await of.bring('linzhiyuan')];
  const content = `<p>看</p><img src="${first.path}"><img src="${second.path}">`;
  const id = await of.published('linzhiyuan', of.article(team, { content }));
  const owner = await of.as('shenruoxi');
  expect((await owner.call(findQuestion, { id })).body).toMatchObject({ id, rights: { mayEdit: true } });
  const added = await of.bring('shenruoxi');
  const change = {
    id,
    title: '改过的标题',
    content: `<p>再看</p><img src="${first.path}"><img src="${added.path}">`,
    topicIds: [],
  };
  expect((await owner.call(updateQuestion, change)).body).toEqual({ id, state: 'active' });
  const { body } = await (await of.as('amina')).call(readQuestion, { id });
  expect(body).toMatchObject({
    title: '改过的标题',
    summary: '再看',
    kind: QuestionKind.article,
    account: { id: team },
  });
  const files = await world.rows('select file_id from question_file where question_id = $1', [id]);
  expect(new Set(files.map((row) => row['file_id']))).toEqual(new Set([first.fileId, added.fileId]));
  expect(await world.rows('select id from file where id = $1', [second.fileId])).toEqual([]);
});

test('[COMM-08] [COMM-10] refused: others, a visitor, somebody who left the account, bad input; nothing changes', async () => {
  const team = await of.team('shenruoxi', { linzhiyuan: member, amina: member });
  const id = await of.published('linzhiyuan', of.article(team));
  const outsider = await of.welcomeOutsider();
  const change = { id, title: '改过的标题', content: '<p>改</p>', topicIds: [] };
  const before = await of.snapshot();
  const amina = await of.as('amina');
  expect((await amina.call(updateQuestion, change)).status).toBe(403);
  expect((await amina.call(findQuestion, { id })).status).toBe(403);
  // A moderator takes away what should not be there; the words are not theirs.
  expect((await (await of.as('luchengze')).call(updateQuestion, change)).status).toBe(403);
  for (const caller of [outsider]) {
    expect((await caller.call(updateQuestion, change)).status).toBe(404);
    expect((await caller.call(findQuestion, { id })).status).toBe(404);
    expect((await caller.call(readQuestion, { id })).status).toBe(404);
  }
  expect((await world.visitor.call(updateQuestion, change)).status).toBe(401);
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(updateQuestion, { ...change, title: '' })).status).toBe(422);
  expect((await lin.call(updateQuestion, { ...change, content: '' })).body.errorCode).toBe(numberOf('question.empty'));
  expect((await lin.call(updateQuestion, { ...change, topicIds: ['nowhere'] })).body.errorCode).toBe(
    numberOf('question.unknown-topic'),
  );
  expect(await of.snapshot()).toBe(before);
  await of.put(team, 'linzhiyuan', null);
  expect((await lin.call(updateQuestion, change)).status).toBe(403);
});

test('[COMM-10] what it carries it keeps, also when nobody else may choose it any more', async () => {
  const topic = await of.topicOf('低代码');
  const id = await of.published('linzhiyuan', of.ask({ topicIds: [topic] }));
  await world.rows('update topic set is_hidden = true where id = $1', [topic]);
  const lin = await of.as('linzhiyuan');
  const change = { id, title: '改过的标题', content: '<p>改</p>', topicIds: [topic] };
  expect((await lin.call(updateQuestion, change)).status).toBe(200);
  expect((await lin.call(updateQuestion, { ...change, topicIds: [] })).status).toBe(200);
  expect((await lin.call(updateQuestion, change)).body.errorCode).toBe(numberOf('question.unknown-topic'));
});
