import * as wire from '@shuyuan/contract/exams/bank/bank.wire';
import * as marking from '@shuyuan/contract/exams/marking/marking.wire';
import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { readAttemptResult, saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { choosePracticeBanks, readNextCard } from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { tab } from '../../../../world/tests/exams/test-exams.ts';
import { readFile } from '../../../../world/tests/files/test-files.ts';
import { picturedChoice, pictureOf, picturesOf } from '../../../../world/tests/exams/test-question-media.ts';

let world: TestWorld;
let exams: ReturnType<typeof picturesOf>;
let shen: Caller;
let lin: Caller;
let tan: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = picturesOf(world);
  shen = await exams.author();
  [lin, tan] = [await exams.as('linzhiyuan'), await exams.as('tanmuyang')];
});
afterAll(() => world.close());

test('[D-183] a picture is read by authors and by takers of a paper that has it, while they may, and by nobody else', async () => {
  const { categoryId, fileId, questionId, paper: fixed, path } = await exams.ask();
  expect(path).toMatch(/^\/files\//);
  const examId = await exams.publish(exams.examFields(fixed));
  const readers = async () => [
    await exams.mayRead(shen, path),
    await exams.mayRead(lin, path),
    await exams.mayRead(tan, path),
  ];
  expect(await readers()).toEqual([true, false, false]);
  expect(await exams.mayRead(null, path)).toBe(false);
  const { paper, handIn } = await exams.begin(lin, examId);
  expect(await readers()).toEqual([true, true, false]);
  expect(paper.questions[0]?.question.media).toMatchObject([{ kind: 'picture', alt: '七点连升的控制图', path }]);
  expect(JSON.stringify(paper)).not.toContain(fileId);
  const { headers } = await readFile(world, lin, path);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(String(headers['content-disposition'])).not.toContain(encodeURIComponent('答案'));
  expect((await readFile(world, lin, `${path}/w640`)).headers['cache-control']).toBe('private, no-store');
  // The next version drops it; the paper keeps it.
  const { question } = exams.fieldsOf(categoryId);
  const next = exams.fieldsOf(categoryId, { question });
  expect((await shen.call(wire.reviseBankQuestion, { ...next, id: questionId, version: 1 })).status).toBe(200);
  expect(await readers()).toEqual([true, true, false]);
  await handIn();
  expect(await readers()).toEqual([true, false, false]);
});

test('[D-183] after the end a picture is shown as the exam shows its questions', async () => {
  const { paper, path } = await exams.ask();
  const examId = await exams.publish(exams.examFields(paper, { showsAnswers: true, maxAttempts: 1 }));
  const { id, handIn } = await exams.begin(lin, examId);
  await handIn();
  const { questions } = (await lin.call(readAttemptResult, { id })).body;
  expect(questions?.[0]?.question.media).toMatchObject([{ path }]);
  expect([await exams.mayRead(lin, path), await exams.mayRead(tan, path)]).toEqual([true, false]);
  const open = await exams.publish(exams.examFields(paper, { showsAnswers: true, maxAttempts: 2 }));
  const first = await exams.begin(tan, open);
  await first.handIn();
  expect(await exams.mayRead(tan, path)).toBe(false);
});

test('[D-183] a marker reads the picture of a question that is marked, and somebody who practises that of a card', async () => {
  const essay = (fileId: string) => ({
    kind: 'essay' as const,
    text: '看图说明',
    rubric: '',
    media: [pictureOf(fileId)],
  });
  const asked = await exams.ask(essay);
  const examId = await exams.publish(exams.examFields(asked.paper));
  const amina = await exams.as('amina');
  const markerIds = (await world.rows(`select id from member where account = 'amina'`)).map((row) => String(row['id']));
  const rule = { markerCount: 1, differenceRule: 'average', differencePercent: 10 } as const;
  await shen.call(marking.saveMarkingRule, { id: examId, ...rule, markerIds });
  expect(await exams.mayRead(amina, asked.path)).toBe(false);
  const { id, handIn } = await exams.begin(lin, examId);
  const answers = [{ ordinal: 0, revision: 1, answer: { kind: 'essay' as const, text: '上升' }, isFlagged: false }];
  await lin.call(saveAnswers, { id, tabId: tab, answers });
  await handIn();
  expect([await exams.mayRead(amina, asked.path), await exams.mayRead(tan, asked.path)]).toEqual([true, false]);
  const practised = await exams.ask();
  await shen.call(wire.setCategoryPractice, { id: practised.categoryId, isOpen: true });
  expect(await exams.mayRead(lin, practised.path)).toBe(false);
  await lin.call(choosePracticeBanks, { categoryIds: [practised.categoryId] });
  expect((await lin.call(readNextCard, {})).body.card?.question.media).toMatchObject([{ path: practised.path }]);
  expect([await exams.mayRead(lin, practised.path), await exams.mayRead(tan, practised.path)]).toEqual([true, false]);
});

test('[D-183] the picture of an option is read with its question, that of an explanation with the key alone', async () => {
  const categoryId = await exams.category(shen);
  const [chart, solution] = [await exams.bring(), await exams.bring('解析.png')];
  const { media: _, options, ...choice } = picturedChoice('');
  const question = {
    ...choice,
    options: options.map((option, at) => (at === 0 ? { ...option, picture: pictureOf(chart) } : option)),
    explanationMedia: [pictureOf(solution)],
  };
  const questionId = await exams.write(shen, categoryId, { question });
  const written = (await shen.call(wire.readBankQuestion, { id: questionId })).body.question;
  const [shown, hidden] = mediaOf(written).map(({ path }) => path);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const mayLinRead = async () => [await exams.mayRead(lin, shown ?? ''), await exams.mayRead(lin, hidden ?? '')];
  const settings = { showsAnswers: true, maxAttempts: 1, areOptionsShuffled: true };
  const closed = await exams.begin(lin, await exams.publish(exams.examFields(paper, settings)));
  expect(await mayLinRead()).toEqual([true, false]);
  const sent = JSON.stringify(closed.paper);
  expect([shown, hidden, chart, solution].map((one) => sent.includes(String(one)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const asked = closed.paper.questions[0]?.question;
  const option = asked?.kind === 'single' && asked.options.find(({ text }) => text === '过程有趋势');
  expect(option).toMatchObject({ picture: { kind: 'picture', path: shown } });
  await closed.handIn();
  expect(await mayLinRead()).toEqual([true, false]);
  const open = await exams.begin(lin, await exams.publish(exams.examFields(paper, { ...settings, showsKey: true })));
  expect(await mayLinRead()).toEqual([true, false]);
  await open.handIn();
  expect(await mayLinRead()).toEqual([true, true]);
  expect([await exams.mayRead(tan, shown ?? ''), await exams.mayRead(tan, hidden ?? '')]).toEqual([false, false]);
  const { questions } = (await lin.call(readAttemptResult, { id: open.id })).body;
  expect(questions?.[0]?.key?.question.explanationMedia).toMatchObject([{ path: hidden }]);
});

test('[D-183] pictures of pairs and items are read by takers of the paper, and kept with the version', async () => {
  const categoryId = await exams.category(shen);
  const [left, right, item] = [await exams.bring('左.png'), await exams.bring('右.png'), await exams.bring('序.png')];
  const side = (id: string, fileId?: string) => ({ id, text: id, ...(fileId && { picture: pictureOf(fileId) }) });
  const matching = {
    kind: 'matching' as const,
    text: '对应',
    left: [side('l1', left), side('l2')],
    right: [side('r1'), side('r2', right)],
    pairs: { l1: 'r1', l2: 'r2' },
    rule: 'share' as const,
  };
  const ordering = {
    kind: 'ordering' as const,
    text: '排序',
    items: [side('i1', item), side('i2'), side('i3')],
    rule: 'share' as const,
  };
  const ids = [
    await exams.write(shen, categoryId, { question: matching }),
    await exams.write(shen, categoryId, { question: ordering }),
  ];
  const paths: string[] = [];
  for (const id of ids)
    paths.push(...mediaOf((await shen.call(wire.readBankQuestion, { id })).body.question).map(({ path }) => path));
  expect(paths).toHaveLength(3);
  const readable = async (by: Caller) => Promise.all(paths.map((path) => exams.mayRead(by, path)));
  const paper = { kind: 'fixed' as const, questions: ids.map((questionId) => ({ questionId, version: 1, points: 5 })) };
  const begun = await exams.begin(lin, await exams.publish(exams.examFields(paper)));
  const sent = JSON.stringify(begun.paper);
  expect(paths.map((path) => sent.includes(path))).toEqual([true, true, true]);
  expect([left, right, item].some((fileId) => sent.includes(fileId))).toBe(false);
  expect([await readable(lin), await readable(tan)]).toEqual([Array(3).fill(true), Array(3).fill(false)]);
  await begun.handIn();
  expect(await readable(lin)).toEqual(Array(3).fill(false));
});

test('[D-183] what is not an author’s own, not a picture, or not described is refused, and nothing is written', async () => {
  const { categoryId, questionId, fileId } = await exams.ask();
  const [own, foreign, document] = [
    await exams.bring(),
    await exams.bring('他人.png', 'tanmuyang'),
    await exams.bring('讲义.pdf'),
  ];
  const before = await exams.snapshot();
  const send = (media: readonly object[], by = shen) =>
    by.call(wire.createBankQuestion, {
      ...exams.fieldsOf(categoryId),
      question: { ...picturedChoice(''), media: media as ReturnType<typeof picturedChoice>['media'] },
    });
  for (const [media, code] of [
    [[pictureOf(foreign)], 'exam.unknown-media'],
    [[pictureOf('nowhere')], 'exam.unknown-media'],
    [[pictureOf(fileId)], 'exam.unknown-media'],
    [[pictureOf(document)], 'upload.wrong-type'],
    [[pictureOf(own, { kind: 'audio' })], 'upload.wrong-type'],
    [[pictureOf(own, { alt: ' ' })], 'exam.wrong-question'],
  ] as const)
    expect((await send(media)).body, code).toMatchObject({ errorCode: errorTable[code].number });
  const inOption = {
    ...picturedChoice(''),
    media: [],
    options: [
      { id: 'o0', text: '甲', picture: pictureOf(own, { kind: 'audio' }) },
      { id: 'o1', text: '乙' },
    ],
  };
  const inKey = { ...picturedChoice(''), media: [], explanationMedia: [pictureOf(foreign)] };
  const write = (question: typeof inOption | typeof inKey) =>
    shen.call(wire.createBankQuestion, { ...exams.fieldsOf(categoryId), question });
  expect((await write(inOption)).status).toBe(422);
  expect((await write(inKey)).body).toMatchObject({ errorCode: errorTable['exam.unknown-media'].number });
  expect((await send(Array.from({ length: 7 }, () => pictureOf(own)))).status).toBe(422);
  expect((await send([pictureOf(own)], lin)).status).toBe(403);
  const stale = { ...exams.fieldsOf(categoryId, { question: picturedChoice(own) }), id: questionId, version: 9 };
  expect((await shen.call(wire.reviseBankQuestion, stale)).body).toMatchObject({
    errorCode: errorTable['request.stale'].number,
  });
  expect(await exams.snapshot()).toEqual(before);
  // A file a version names stays.
  await expect(world.rows('delete from exam_question_media where file_id = $1', [fileId])).rejects.toThrow(
    /does not change|foreign key/,
  );
  await expect(world.rows('delete from file where id = $1', [fileId])).rejects.toThrow(/does not change|foreign key/);
});
