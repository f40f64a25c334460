import * as marking from '@shuyuan/contract/exams/marking/marking.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { accepts, fileExamsOf } from '../../../world/tests/exams/test-answer-files.ts';
import { tab } from '../../../world/tests/exams/test-exams.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { settleAnswerFiles } from './settle-answer-files.ts';

let world: TestWorld;
let exams: ReturnType<typeof fileExamsOf>;
let shen: Caller;
let lin: Caller;
let tan: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = fileExamsOf(world);
  shen = await exams.author();
  [lin, tan] = [await exams.as('linzhiyuan'), await exams.as('tanmuyang')];
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
test('[D-183] files are attached, named by an answer, handed in, wait for a person, and are marked without a name', async () => {
  const exam = await exams.publish({ showsAnswers: true });
  const { id, paper, handIn } = await exams.begin(lin, exam.id);
  expect(paper.questions[1]?.question).toMatchObject({ kind: 'file', accepts });
  const fileId = await exams.bring('linzhiyuan');
  const attached = await exams.attach(lin, id, fileId);
  expect(attached).toMatchObject({ status: 200, body: { id: fileId, name: '林知远.pdf', ordinal: 1, partId: null } });
  expect((await exams.attach(lin, id, fileId)).body).toEqual(attached.body);
  expect((await exams.saveFiles(lin, id, [fileId])).body).toMatchObject({
    acknowledged: [{ ordinal: 1 }],
    refused: [],
  });
  const inPart = await exams.bring('linzhiyuan', '照片.pdf');
  await exams.attach(lin, id, inPart, { ordinal: 2, partId: 't1' });
  const answer = { kind: 'stem' as const, parts: { t1: { kind: 'file' as const, fileIds: [inPart] } } };
  const answers = [{ ordinal: 2, revision: 1, answer, isFlagged: false }];
  expect((await lin.call(taking.saveAnswers, { id, tabId: tab, answers })).body.refused).toEqual([]);
  const opened = (await lin.call(taking.openAttempt, { id, tabId: tab })).body;
  expect(opened.files.map(({ name, partId }) => `${name} ${partId}`)).toEqual(['林知远.pdf null', '照片.pdf t1']);
  await handIn();
  const result = (await lin.call(taking.readAttemptResult, { id })).body;
  expect(result.questions?.map(({ mark, files }) => [mark, files.map(({ name }) => name)])).toEqual([
    [0, []],
    [null, ['林知远.pdf']],
    [null, ['照片.pdf']],
  ]);
  const { item } = (await shen.call(marking.nextMarkingItem, exam)).body;
  expect(item).toMatchObject({ answer: { kind: 'file', fileIds: [fileId] }, files: [{ id: fileId, name: '2-1.pdf' }] });
  expect(JSON.stringify(item)).not.toContain('林知远');
});

test('[D-183] a file of an answer is read by its taker, its markers and managers, and by nobody else by its id', async () => {
  const exam = await exams.publish();
  const { id, handIn } = await exams.begin(lin, exam.id);
  const fileId = await exams.bring('linzhiyuan');
  const { path } = (await exams.attach(lin, id, fileId)).body;
  await exams.saveFiles(lin, id, [fileId]);
  const amina = await exams.as('amina');
  const markerIds = (await world.rows(`select id from member where account = 'amina'`)).map((row) => String(row['id']));
  const rule = { markerCount: 1, differenceRule: 'average', differencePercent: 10 } as const;
  await shen.call(marking.saveMarkingRule, { id: exam.id, ...rule, markerIds });
  const readers = async () => {
    const said: boolean[] = [];
    for (const reader of [lin, shen, amina, tan]) {
      const [file, preview] = [await readFile(world, reader, path), await reader.call(readPreview, { fileId })];
      expect(file.status === 200).toBe(preview.status === 200);
      said.push(file.status === 200);
    }
    expect((await readFile(world, null, path)).status).toBe(404);
    return said;
  };
  expect(await readers()).toEqual([true, false, false, false]);
  await handIn();
  expect(await readers()).toEqual([true, true, true, false]);
  const named = await readFile(world, shen, path);
  expect(String(named.headers['content-disposition'])).toContain('2-1.pdf');
});

test('[D-183] what the question does not take is refused, and so is what belongs to others', async () => {
  const exam = await exams.publish();
  const { id } = await exams.begin(lin, exam.id);
  const own = await exams.bring('linzhiyuan');
  const [sound, large, foreign] = [
    await exams.bring('linzhiyuan', '录音.mp3'),
    await exams.bring('linzhiyuan', '大.pdf', Buffer.alloc(1024 * 1024 + 1)),
    await exams.bring('tanmuyang', '他人.pdf'),
  ];
  const before = await exams.snapshot();
  expect((await exams.attach(lin, id, sound)).body).toMatchObject(refused('upload.wrong-type'));
  expect((await exams.attach(lin, id, large)).body).toMatchObject(refused('upload.too-large'));
  for (const [caller, fileId, over] of [
    [lin, foreign, {}],
    [lin, 'nowhere', {}],
    [tan, foreign, {}],
    [shen, own, {}],
    [lin, own, { ordinal: 0 }],
    [lin, own, { ordinal: 9 }],
    [lin, own, { ordinal: 2 }],
    [lin, own, { ordinal: 2, partId: 't0' }],
    [lin, own, { partId: 't1' }],
  ] as const)
    expect((await exams.attach(caller, id, fileId, over)).body).toMatchObject(refused('request.not-found'));
  expect(await exams.snapshot()).toEqual(before);
});

test('[D-183] an answer names files of its own question, no more than it takes', async () => {
  const exam = await exams.publish();
  const { id } = await exams.begin(lin, exam.id);
  const ids: string[] = [];
  for (const name of ['一.pdf', '二.pdf', '三.pdf']) {
    const fileId = await exams.bring('linzhiyuan', name);
    await exams.attach(lin, id, fileId);
    ids.push(fileId);
  }
  const elsewhere = await exams.bring('linzhiyuan', '四.pdf');
  await exams.attach(lin, id, elsewhere, { ordinal: 2, partId: 't1' });
  expect((await exams.attach(lin, id, elsewhere)).body).toMatchObject(refused('request.not-found'));
  const loose = await exams.bring('linzhiyuan', '五.pdf');
  const before = await exams.snapshot();
  for (const fileIds of [ids, [elsewhere], [loose], ['nowhere']])
    expect((await exams.saveFiles(lin, id, fileIds)).body).toMatchObject({
      acknowledged: [],
      refused: [{ ordinal: 1 }],
    });
  const answer = { kind: 'stem' as const, parts: { t1: { kind: 'file' as const, fileIds: ids.slice(0, 1) } } };
  const answers = [{ ordinal: 2, revision: 1, answer, isFlagged: false }];
  expect((await lin.call(taking.saveAnswers, { id, tabId: tab, answers })).body.acknowledged).toEqual([]);
  expect(await exams.snapshot()).toEqual(before);
  expect((await exams.saveFiles(lin, id, ids.slice(1))).body.refused).toEqual([]);
});

test('[D-183] at most so many files are attached to one question', async () => {
  const exam = await exams.publish();
  const { id } = await exams.begin(lin, exam.id);
  await Promise.all(
    Array.from({ length: 20 }, async (_, count) =>
      exams.attach(lin, id, await exams.bring('linzhiyuan', `${count}.pdf`)),
    ),
  );
  expect((await exams.attach(lin, id, await exams.bring('linzhiyuan', '多.pdf'))).body).toMatchObject(
    refused('exam.too-many-files'),
  );
});

test('[D-183] what arrives in the grace counts; what arrives later is not part of the answer', async () => {
  const exam = await exams.publish({ lengthMinutes: 10 });
  const { id } = await exams.begin(lin, exam.id);
  const [early, late] = [await exams.bring('linzhiyuan', '早.pdf'), await exams.bring('linzhiyuan', '晚.pdf')];
  world.clock.advance(10 * minuteMs + 20_000);
  expect((await exams.attach(lin, id, early)).status).toBe(200);
  expect((await exams.saveFiles(lin, id, [early])).status).toBe(200);
  world.clock.advance(20_000);
  const rows = await world.rows('select file_id from exam_answer_file where attempt_id = $1', [id]);
  expect((await exams.attach(lin, id, late)).body).toMatchObject(refused('exam.handed-in'));
  expect(await world.rows('select file_id from exam_answer_file where attempt_id = $1', [id])).toEqual(rows);
  expect(await world.rows('select purpose from file where id = $1', [late])).toEqual([{ purpose: 'draft' }]);
  const { item } = (await shen.call(marking.nextMarkingItem, exam)).body;
  expect(item).toMatchObject({ answer: { fileIds: [early] }, files: [{ id: early }] });
});

test('[D-183] an answer without a file earns nothing and waits for nobody', async () => {
  const exam = await exams.publish({ showsAnswers: true });
  const { id, handIn } = await exams.begin(tan, exam.id);
  await exams.saveFiles(tan, id, []);
  await handIn();
  expect((await tan.call(taking.readAttemptResult, { id })).body.questions?.map(({ mark }) => mark)).toEqual([0, 0, 0]);
});

test('[D-183] files no answer names are drafts again a week after the attempt, and removed by the job of drafts', async () => {
  const exam = await exams.publish();
  const { id, handIn } = await exams.begin(lin, exam.id);
  const [kept, dropped] = [await exams.bring('linzhiyuan', '留.pdf'), await exams.bring('linzhiyuan', '弃.pdf')];
  for (const fileId of [kept, dropped]) await exams.attach(lin, id, fileId);
  await exams.saveFiles(lin, id, [kept, dropped]);
  await exams.saveFiles(lin, id, [kept], 2);
  await handIn();
  const purposes = async () =>
    (await world.rows('select purpose from file where id = any($1) order by name', [[kept, dropped]])).map((row) =>
      String(row['purpose']),
    );
  const { system } = world.installation;
  world.clock.advance(6 * dayMs);
  await settleAnswerFiles(system);
  expect(await purposes()).toEqual(['exam-answer', 'exam-answer']);
  world.clock.advance(2 * dayMs);
  await settleAnswerFiles(system, { atOnce: 1 });
  expect(await purposes()).toEqual(['exam-answer', 'draft']);
  world.clock.advance(30 * dayMs);
  await exams.forgetDrafts();
  expect(await purposes()).toEqual(['exam-answer']);
});
