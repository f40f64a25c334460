import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readCourseForm } from '@shuyuan/contract/study/courses/manage.wire';
import * as wire from '@shuyuan/contract/study/homework/homework.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { article, coursesOf, everyone, type Section } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { snapshotWithJobs } from '../../../world/test-snapshot.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });
const task = (over: Partial<Section> = {}): Section =>
  article('作业', { type: SectionType.homework, text: '<p>量一次跳动</p>', ...over });

async function publish(over: Partial<Section> = {}, fields: Parameters<typeof courses.publish>[1] = {}) {
  const { id, keys } = await courses.publish([task(over)], fields);
  return { courseId: id, sectionKey: keys[0] ?? '' };
}
type Target = Awaited<ReturnType<typeof publish>>;
const revisionOf = async (account: string, target: Target) =>
  (await (await courses.as(account)).call(wire.readHomework, target)).body.revision ?? 0;
/** By somebody who has read what is saved. */
const save = async (account: string, target: Target, text: string, isSubmitted = true, fileIds: string[] = []) =>
  (await courses.as(account)).call(wire.saveHomework, {
    ...target,
    text,
    fileIds,
    isSubmitted,
    revision: await revisionOf(account, target),
  });
const waiting = async (by: string, id: string, over: object = {}) =>
  (await courses.as(by)).call(wire.listHomework, { id, ...over });
async function mark(by: string, courseId: string, over: object = {}) {
  const { items } = (await waiting('shenruoxi', courseId)).body;
  const { id, submitTime } = items[0] ?? { id: 'nothing', submitTime: 0 };
  return (await courses.as(by)).call(wire.markHomework, { id, submitTime, isPassed: true, comment: '好', ...over });
}
const isDone = async (account: string, id: string) => (await courses.lessonsOf(account, id))[0]?.finishStatus === 2;
const snapshot = () => snapshotWithJobs(world, ['homework', 'section_progress', 'study_run', 'file']);
const bring = async (account: string, name: string) =>
  bringFile(await personAt(world.installation.system, account, 0), {
    name: `${name}.pdf`,
    ending: 'pdf',
    bytes: pdfOf([{ title: name, lines: ['一行'] }]),
  });

test('[ENUM-02] a draft is kept, handed in, replaced, returned, handed in again and passed; then the section is done', async () => {
  const target = await publish();
  const { courseId } = target;
  const kept = await save('linzhiyuan', target, '写到一半', false);
  expect(kept.body).toMatchObject({ state: 'draft', text: '写到一半', submitTime: null });
  expect((await waiting('shenruoxi', courseId)).body.items).toEqual([]);
  await save('linzhiyuan', target, '第一稿');
  world.clock.advance(1_000);
  expect((await save('linzhiyuan', target, '第二稿')).body).toMatchObject({ state: 'submitted', text: '第二稿' });
  expect((await waiting('shenruoxi', courseId)).body.items).toMatchObject([
    { fullName: '林知远', sectionTitle: '作业' },
  ]);
  expect((await mark('shenruoxi', courseId, { isPassed: false, comment: '缺读数' })).body.state).toBe('returned');
  const own = (await (await courses.as('linzhiyuan')).call(wire.readHomework, target)).body;
  expect(own).toMatchObject({ state: 'returned', comment: '缺读数', text: '第二稿' });
  expect(await isDone('linzhiyuan', courseId)).toBe(false);
  expect((await save('linzhiyuan', target, '草稿', false)).body.state).toBe('returned');
  await save('linzhiyuan', target, '第三稿');
  expect((await mark('shenruoxi', courseId, { score: 92 })).status).toBe(200);
  expect(await isDone('linzhiyuan', courseId)).toBe(true);
  const told = await world.rows(
    `select payload ->> 'text' as text from graphile_worker._private_jobs
     where payload::jsonb -> 'subject' ->> 'id' = $1 and payload ->> 'text' like 'homework%'`,
    [courseId],
  );
  expect(told.map(({ text }) => text).toSorted()).toEqual(['homeworkPassed', 'homeworkReturned']);
  const passed = (await waiting('luchengze', courseId, { state: 'passed', search: '林' })).body;
  expect(passed).toMatchObject({ recordCount: 1, items: [{ score: 92, state: 'passed' }] });
});

test('[ENUM-02] where the author says so handing in is enough, and a later return takes nothing back', async () => {
  const target = await publish({ isDoneOnSubmit: true });
  await save('linzhiyuan', target, '做完了', false);
  expect(await isDone('linzhiyuan', target.courseId)).toBe(false);
  await save('linzhiyuan', target, '做完了');
  expect(await isDone('linzhiyuan', target.courseId)).toBe(true);
  await mark('shenruoxi', target.courseId, { isPassed: false, comment: '再补一张图' });
  expect(await isDone('linzhiyuan', target.courseId)).toBe(true);
});

test('[ENUM-02] managers read that a course has homework, also when only an earlier version has it', async () => {
  const author = await courses.as('shenruoxi');
  const hasHomework = async (id: string) => (await author.call(readCourseForm, { id })).body.hasHomework;
  expect(await hasHomework((await courses.publish([article('图文')])).id)).toBe(false);
  const { courseId } = await publish();
  expect(await hasHomework(courseId)).toBe(true);
  const { revision } = (await author.call(readCourseForm, { id: courseId })).body;
  const sections = [article('代替作业')];
  const { body } = await courses.saveOutline({ id: courseId, revision }, [{ title: '章', sections }]);
  expect((await courses.publishSaved(body)).status).toBe(200);
  expect(await hasHomework(courseId)).toBe(true);
});

test('[ENUM-02] playing a homework to its end finishes nothing', async () => {
  const target = await publish();
  await courses.finish('linzhiyuan', target.courseId, target.sectionKey);
  expect(await isDone('linzhiyuan', target.courseId)).toBe(false);
});

test('[ENUM-02] nothing in it, foreign files, wrong states, strangers and outsiders: refused, and nothing changes', async () => {
  const target = await publish();
  const amina = await courses.idOf('member', 'account', 'amina');
  const foreign = await publish({}, { audience: { ...everyone, isEveryone: false, memberIds: [amina] } });
  const ordinary = await courses.publish([article('图文')]);
  const hers = await bring('amina', '她的文件');
  await save('linzhiyuan', target, '交了');
  const [work] = (await waiting('shenruoxi', target.courseId)).body.items;
  const { id, submitTime } = work ?? { id: '', submitTime: 0 };
  const before = await snapshot();
  const lin = await courses.as('linzhiyuan');
  const answers = [
    await save('hejingxing', target, ' '),
    await save('hejingxing', target, '有', true, [hers]),
    await save('linzhiyuan', target, '变回草稿', false),
    await save('linzhiyuan', foreign, '不是我的'),
    await mark('shenruoxi', target.courseId, { isPassed: false, comment: ' ' }),
    await mark('shenruoxi', target.courseId, { submitTime: 1 }),
  ].map(({ body }) => body);
  const codes = ['homework.empty', 'course.unknown-file', 'homework.wrong-state', 'course.not-in-audience'] as const;
  const marks = ['homework.comment-required', 'request.stale'] as const;
  expect(answers).toMatchObject([...codes, ...marks].map(refused));
  const shut = [
    await save('linzhiyuan', { courseId: ordinary.id, sectionKey: ordinary.keys[0] ?? '' }, '不是作业'),
    await lin.call(wire.markHomework, { id, submitTime, isPassed: true, comment: '' }),
    await lin.call(wire.openHomework, { id }),
    await waiting('linzhiyuan', target.courseId),
    await world.visitor.call(wire.readHomework, target),
    await mark('shenruoxi', target.courseId, { score: 101 }),
  ];
  expect(shut.map(({ status }) => status)).toEqual([404, 404, 404, 403, 401, 422]);
  expect(await snapshot()).toBe(before);
  await mark('shenruoxi', target.courseId);
  expect((await save('linzhiyuan', target, '又改')).body).toMatchObject(refused('homework.wrong-state'));
  const again = await (
    await courses.as('shenruoxi')
  ).call(wire.markHomework, {
    id,
    submitTime,
    isPassed: false,
    comment: '反悔',
  });
  expect(again.body).toMatchObject(refused('homework.wrong-state'));
});

test('[ENUM-02] of two devices the second is told what the first saved, replaces nothing unread, and may then save over it', async () => {
  const target = await publish();
  const lin = await courses.as('linzhiyuan');
  const send = (text: string, revision: number, over: object = {}) =>
    lin.call(wire.saveHomework, { ...target, text, fileIds: [], isSubmitted: false, revision, ...over });
  const read = async () => (await lin.call(wire.readHomework, target)).body;
  expect((await read()).revision).toBe(0);
  const file = await bring('linzhiyuan', '附件');
  expect((await send('电脑上写的', 0, { fileIds: [file] })).body).toMatchObject({ revision: 1 });
  const [kept, before] = [await read(), await snapshot()];
  for (const over of [{}, { isSubmitted: true }])
    expect((await send('手机上写的', 0, over)).body).toMatchObject(refused('request.stale'));
  expect((await send('手机上写的', 7)).body).toMatchObject(refused('request.stale'));
  // The same once more, because its answer was lost, is no other device.
  expect((await send('电脑上写的', 0, { fileIds: [file] })).body).toMatchObject({ revision: 1 });
  expect((await send('电脑上写的', 0)).body).toMatchObject(refused('request.stale'));
  expect([await read(), await snapshot()]).toEqual([kept, before]);
  expect((await send('合在一起', 1, { fileIds: [file] })).body).toMatchObject({ revision: 2, text: '合在一起' });
  const both = await Promise.all([send('一台', 2, { isSubmitted: true }), send('另一台', 2, { isSubmitted: true })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const winner = both.find(({ status }) => status === 200)?.body.text;
  expect(await read()).toMatchObject({ state: 'submitted', revision: 3, text: winner });
});

test('[STUDY-07] files of a work are read by its learner, and by managers once it is handed in', async () => {
  const target = await publish();
  const file = await bring('linzhiyuan', '读数');
  const { body } = await save('linzhiyuan', target, '', false, [file]);
  const path = body.files[0]?.path ?? '';
  const status = async (account: string) => (await readFile(world, await courses.as(account), path)).status;
  expect([await status('linzhiyuan'), await status('shenruoxi'), await status('hejingxing')]).toEqual([200, 404, 404]);
  await save('linzhiyuan', target, '', true, [file]);
  expect([await status('shenruoxi'), await status('hejingxing')]).toEqual([200, 404]);
  expect((await save('linzhiyuan', target, '不要文件了')).body.files).toEqual([]);
  expect(await status('linzhiyuan')).toBe(404);
});
