import * as wire from '@shuyuan/contract/study/homework/homework.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const bring = async (name: string) =>
  bringFile(await personAt(world.installation.system, 'linzhiyuan', 0), {
    name: `${name}.pdf`,
    ending: 'pdf',
    bytes: pdfOf([{ title: name, lines: ['一行'] }]),
  });

/** A task with a learner who writes and a lecturer who marks, a minute after each other. */
async function begin() {
  const task = article('作业', { type: SectionType.homework, text: '<p>量一次跳动</p>' });
  const { id: courseId, keys } = await courses.publish([task]);
  const target = { courseId, sectionKey: keys[0] ?? '' };
  const [lin, shen] = [await courses.as('linzhiyuan'), await courses.as('shenruoxi')];
  const read = async () => (await lin.call(wire.readHomework, target)).body;
  const save = async (text: string, fileIds: string[], isSubmitted = true) => {
    world.clock.advance(60_000);
    const { revision } = await read();
    return (await lin.call(wire.saveHomework, { ...target, text, fileIds, isSubmitted, revision })).body;
  };
  const idOf = async () =>
    String((await world.rows('select id from homework where course_id = $1', [courseId]))[0]?.['id']);
  const open = async () => (await shen.call(wire.openHomework, { id: await idOf() })).body;
  const mark = async (isPassed: boolean, comment: string, score: number | null = null) => {
    world.clock.advance(60_000);
    const { id, submitTime } = await open();
    return (await shen.call(wire.markHomework, { id, submitTime, isPassed, comment, score })).status;
  };
  const markAt = async (at: Date) =>
    (
      await world.rows('select study_mark(id, $2, false) as mark from study_run where course_id = $1', [courseId, at])
    )[0]?.['mark'];
  return { courseId, read, save, open, mark, markAt, idOf };
}

const said = ({ rounds }: { readonly rounds: readonly { state: string; text: string; comment: string }[] }) =>
  rounds.map(({ state, text, comment }) => [state, text || comment]);

test('[ENUM-02] [D-183] every handing in and every mark stays as it was, for its author and for whoever marks', async () => {
  const { read, save, open, mark, markAt } = await begin();
  const first = await bring('第一稿');
  await save('写到一半', [first], false);
  expect(said(await read())).toEqual([]);
  await save('第一稿', [first]);
  await save('第一稿，改了字', [first]);
  expect(said(await read())).toEqual([['submitted', '第一稿']]);
  expect(await mark(false, '缺读数', 40)).toBe(200);
  const returned = new Date(world.clock.now());
  await save('下一稿的草稿', [], false);
  // Its author writes on and still reads what was returned; a draft of the next round is not handed in.
  expect(await read()).toMatchObject({ state: 'returned', text: '下一稿的草稿', comment: '缺读数', files: [] });
  expect(said(await read())[0]).toEqual(['submitted', '第一稿，改了字']);
  expect(await open()).toMatchObject({ text: '第一稿，改了字', comment: '缺读数', files: [{ id: first }] });
  const second = await bring('第二稿');
  await save('第二稿', [second]);
  const rounds = [
    ['returned', '缺读数'],
    ['submitted', '第一稿，改了字'],
    ['submitted', '第一稿'],
  ];
  expect([said(await read()), said(await open())]).toEqual([rounds, rounds]);
  expect(await open()).toMatchObject({ text: '第二稿', files: [{ id: second }] });
  expect(await mark(true, '好', 92)).toBe(200);
  expect(await read()).toMatchObject({ state: 'passed', comment: '好', score: 92, text: '第二稿' });
  expect([said(await read()), said(await open())]).toEqual([rounds, rounds]);
  // The mark as of a day is the one that was given by then.
  expect([await markAt(returned), await markAt(new Date(world.clock.now()))]).toEqual([40, 92]);
});

test('[D-183] files a mark was given for stay with their round, those nobody marked go', async () => {
  const { read, save, mark, open } = await begin();
  const [marked, replaced] = [await bring('批过的'), await bring('没批过的')];
  await save('第一稿', [replaced]);
  await save('第一稿', [marked]);
  const [own] = (await read()).files;
  await mark(false, '重做');
  await save('第二稿', []);
  const { files, rounds } = await read();
  expect(files).toEqual([]);
  expect(rounds.map((round) => round.files.map(({ id }) => id))).toEqual([[], [marked], []]);
  for (const account of ['linzhiyuan', 'shenruoxi'])
    expect((await readFile(world, await courses.as(account), own?.path ?? '')).status).toBe(200);
  expect((await readFile(world, await courses.as('hejingxing'), own?.path ?? '')).status).toBe(404);
  expect(await world.rows('select from file where id = $1', [replaced])).toEqual([]);
  // Taken up again it is a file of the work, as it was.
  expect((await save('第三稿', [marked])).files.map(({ id }) => id)).toEqual([marked]);
  expect((await open()).files.map(({ id }) => id)).toEqual([marked]);
});

test('[D-183] no round changes, whoever writes to the database; at most twenty are read', async () => {
  const { read, save, idOf } = await begin();
  for (const text of Array.from({ length: 22 }, (_, n) => `第 ${n} 稿`)) await save(text, []);
  const { rounds } = await read();
  expect([rounds.length, rounds[0]?.text]).toEqual([19, '第 20 稿']);
  await expect(
    world.rows(`update homework_entry set text = 'anew' where homework_id = $1`, [await idOf()]),
  ).rejects.toThrow('append only');
});
