import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { findCourseBasicInfo, findCoursesByIds, listCourses } from '@shuyuan/contract/study/courses/course.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import * as wire from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../../../world/people.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { crowdOf } from '../../../world/test-crowd.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[POSITION-11] every screen and file says the same of one person: has-finish, cards, home, contents, runs, reports, lists', async () => {
  const { id, keys } = await courses.publish([article('一'), article('二'), article('三')], { title: '同一个数' });
  const lin = await courses.as('linzhiyuan');
  const author = await courses.as('shenruoxi');
  for (const [at, key] of keys.entries()) {
    await courses.finish('linzhiyuan', id, key);
    const isLast = at === keys.length - 1;
    const percentage = isLast ? 100 : Math.floor(((at + 1) * 100) / 3);
    const expected = { finishStatus: isLast ? 2 : 1, percentage, finishedRequired: at + 1, required: 3 };
    const { hasFinish, finishTime, ...own } = (await lin.call(wire.hasFinished, { id })).body;
    expect([own, hasFinish, finishTime !== null]).toEqual([expected, isLast, isLast]);
    expect((await lin.call(findCourseBasicInfo, { id })).body.progress).toEqual(expected);
    expect((await lin.call(findCoursesByIds, { ids: id })).body.items[0]?.progress).toEqual(expected);
    expect((await lin.call(wire.listRuns, { courseId: id })).body.items[0]).toMatchObject(expected);
    expect((await author.call(wire.listLearners, { id })).body.items[0]).toMatchObject(expected);
    const { items: begun } = (await lin.call(listCourses, { finishStatus: FinishStatus.learning, order: 'studied' }))
      .body;
    expect(begun.find((course) => course.id === id)?.progress).toEqual(isLast ? undefined : expected);
    const lessons = await courses.lessonsOf('linzhiyuan', id);
    expect(lessons.filter(({ finishStatus }) => finishStatus === 2)).toHaveLength(at + 1);
    const managed = (await author.call(manage.listManagedCourses, { search: '同一个数' })).body.items[0];
    expect(managed).toMatchObject({ learnerCount: 1, finishedCount: isLast ? 1 : 0 });
    const midway = (await author.call(manage.previewPublish, { id })).body.items;
    expect(midway.map((one) => one.percentage)).toEqual(isLast ? [] : [percentage]);
    const words = ['林知远', '软件研发部', isLast ? '已完成' : '学习中', percentage, 1, 1];
    const table = String((await author.call(wire.exportLearners, { id })).body);
    expect(table).toContain(`${words.join(',')},`);
    const workbook = await author.call(wire.exportLearnersWorkbook, { id });
    expect((await rowsOf(workbook.bytes)).at(-1)?.slice(0, 6)).toEqual(words);
  }
});

test('[D-183] fifty runs in the middle of a new version: the author saw them, nobody loses, nobody is finished who is not', async () => {
  const { id, revision, keys } = await courses.publish([article('一'), article('二')]);
  const [first = '', second = ''] = keys;
  const accounts = people.map(({ account }) => account).slice(0, 12);
  for (const account of accounts) await courses.finish(account, id, first);
  await courses.finish(accounts[0] ?? '', id, second);
  // The others of the fifty, as the first twelve left them.
  const crowd = (await crowdOf(world, 38)).map((member) => member.id);
  await world.rows(
    `insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at)
     select 'run-' || member_id, tenant_id, id, member_id, 1, version_id, now() from course, unnest($2::text[]) as member_id
     where id = $1`,
    [id, crowd],
  );
  await world.rows(
    `insert into section_progress (tenant_id, run_id, section_key, finished_at)
     select tenant_id, id, $2, now() from study_run where course_id = $1 and id like 'run-%'`,
    [id, first],
  );
  const author = await courses.as('shenruoxi');
  const kept = { ...article('一'), key: first };
  const sections = [kept, { ...article('二'), key: second, isRequired: false }, article('三')];
  const saved = (await courses.saveOutline({ id, revision }, [{ title: '章', sections }])).body;
  const preview = (await author.call(manage.previewPublish, { id, pageSize: 100 })).body;
  expect(preview).toMatchObject({ problems: [], addedTitles: ['三'], removedTitles: [], recordCount: 49 });
  expect(preview.items.every(({ percentage, percentageAfter }) => percentage === 50 && percentageAfter === 50)).toBe(
    true,
  );
  const moved = await author.call(manage.publishCourse, { id, revision: saved.revision, midway: 'move' });
  expect(moved.body).toMatchObject({ versionNumber: 2, movedCount: 49 });
  const report = (await author.call(wire.listLearners, { id, pageSize: 100 })).body;
  const finished = report.items.filter(({ finishStatus }) => finishStatus === FinishStatus.finished);
  expect(finished.map(({ versionNumber, percentage }) => [versionNumber, percentage])).toEqual([[1, 100]]);
  const others = report.items.filter(({ finishStatus }) => finishStatus !== FinishStatus.finished);
  expect(others).toHaveLength(49);
  expect(others.every(({ versionNumber, finishedRequired }) => versionNumber === 2 && finishedRequired === 1)).toBe(
    true,
  );
  // The next version asks for less: whoever has done all of it has finished, and only they.
  const less = (await courses.saveOutline(moved.body, [{ title: '章', sections: [kept] }])).body;
  const last = await author.call(manage.publishCourse, { id, revision: less.revision, midway: 'move' });
  expect(last.body.movedCount).toBe(49);
  const all = (await author.call(wire.listLearners, { id, finishStatus: FinishStatus.finished, pageSize: 100 })).body;
  expect(all.recordCount).toBe(50);
});

test('[D-183] progress as of the past is that of the version a run had then', async () => {
  const { id, revision, keys } = await courses.publish([article('一'), article('二')]);
  const [first = '', second = ''] = keys;
  const author = await courses.as('shenruoxi');
  const at = () => new Date(world.clock.now());
  const progress = async (asOf: Date) =>
    (
      await world.rows(
        `select required, finished, percentage, status from study_run
         cross join lateral study_progress(study_run.id, $2) where course_id = $1`,
        [id, asOf],
      )
    )[0];
  const unopened = at();
  world.clock.advance(1_000);
  await courses.finish('linzhiyuan', id, first);
  const half = at();
  world.clock.advance(1_000);
  const kept = [
    { ...article('一'), key: first },
    { ...article('二'), key: second },
  ];
  const move = async (saved: { readonly revision: number }, sections: Parameters<typeof courses.publish>[0]) => {
    const outlined = (await courses.saveOutline({ id, ...saved }, [{ title: '章', sections: [...sections] }])).body;
    return (await author.call(manage.publishCourse, { id, revision: outlined.revision, midway: 'move' })).body;
  };
  const longer = await move({ revision }, [...kept, article('三'), article('四')]);
  expect(await progress(at())).toEqual({ required: 4, finished: 1, percentage: 25, status: 1 });
  const before = { required: 2, finished: 1, percentage: 50, status: 1 };
  expect(await progress(half)).toEqual(before);
  expect(await progress(unopened)).toEqual({ required: 2, finished: 0, percentage: 0, status: 0 });
  world.clock.advance(1_000);
  await courses.finish('linzhiyuan', id, second);
  const further = at();
  world.clock.advance(1_000);
  // All of it is finished by the move: not a moment before.
  await move(longer, kept);
  expect(await progress(at())).toEqual({ required: 2, finished: 2, percentage: 100, status: 2 });
  expect(await progress(further)).toEqual({ required: 4, finished: 2, percentage: 50, status: 1 });
  expect(await progress(half)).toEqual(before);
  const noted = 'select from study_run_move where run_id in (select id from study_run where course_id = $1)';
  expect(await world.rows(noted, [id])).toHaveLength(2);
});

test('[D-183] people midway keep their version where the author says so', async () => {
  const { id, revision, keys } = await courses.publish([article('一'), article('二')]);
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  const saved = (await courses.saveOutline({ id, revision }, [{ title: '章', sections: [article('全新')] }])).body;
  await (await courses.as('shenruoxi')).call(manage.publishCourse, { id, revision: saved.revision });
  expect((await courses.lessonsOf('linzhiyuan', id)).map(({ title }) => title)).toEqual(['一', '二']);
  expect((await courses.lessonsOf('amina', id)).map(({ title }) => title)).toEqual(['全新']);
  await courses.finish('linzhiyuan', id, keys[1] ?? '');
  expect((await (await courses.as('linzhiyuan')).call(wire.hasFinished, { id })).body.hasFinish).toBe(true);
});

test('[D-183] retraining opens the next run in the newest version; the old one never changes', async () => {
  const { id, keys } = await courses.publish([article('一'), article('二')]);
  const [first = '', second = ''] = keys;
  const lin = await courses.as('linzhiyuan');
  const again = () => lin.call(wire.retrain, { courseId: id });
  await courses.finish('linzhiyuan', id, first);
  expect((await again()).body.errorCode).toBe(numberOf('course.not-finished'));
  await courses.finish('linzhiyuan', id, second);
  const old = () =>
    world.rows(
      `select p.*, r.finished_at, r.version_id from section_progress p join study_run r on r.id = p.run_id
       where r.course_id = $1 and r.number = 1 order by p.section_key`,
      [id],
    );
  const before = await old();
  // Of two at once one opens it.
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await lin.call(wire.hasFinished, { id })).body).toMatchObject({ percentage: 0, hasFinish: false });
  await courses.finish('linzhiyuan', id, first);
  expect(await old()).toEqual(before);
  expect((await lin.call(wire.listRuns, { courseId: id })).body.items).toMatchObject([
    { runNumber: 2, percentage: 50, finishTime: null },
    { runNumber: 1, percentage: 100 },
  ]);
  const open = await world.rows('select 1 from study_run where course_id = $1 and closed_at is null', [id]);
  expect(open).toHaveLength(1);
});

test('[D-183] two devices that open a course at once open one run', async () => {
  const { id, keys } = await courses.publish([article('一')]);
  const lin = await courses.as('linzhiyuan');
  const section = { courseId: id, sectionKey: keys[0] ?? '' };
  const answers = await Promise.all([1, 2, 3].map(() => lin.call(startPlay, section)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await world.rows('select number from study_run where course_id = $1', [id])).toEqual([{ number: 1 }]);
});

test('[STUDY-01] a score of 1 to 5, once in a run that was begun', async () => {
  const { id, keys } = await courses.publish([article('一')]);
  const lin = await courses.as('linzhiyuan');
  const score = (value: number) => lin.call(wire.scoreCourse, { courseId: id, score: value });
  expect((await score(5)).body.errorCode).toBe(numberOf('course.not-begun'));
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  for (const value of [0, 6, 1.5]) expect((await score(value)).body.errorCode).toBe(numberOf('request.invalid'));
  const answers = await Promise.all([score(4), score(4)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await score(1)).body.errorCode).toBe(numberOf('course.scored'));
  await courses.finish('amina', id, keys[0] ?? '');
  const amina = await courses.as('amina');
  expect((await amina.call(wire.scoreCourse, { courseId: id, score: 5 })).body).toEqual({
    myScore: 5,
    avgScore: 4.5,
    scoreCount: 2,
  });
  expect((await lin.call(findCourseBasicInfo, { id })).body).toMatchObject({ myScore: 4, avgScore: 4.5 });
});

test('[D-183] the report is for managers, by name, state and organisation; its table names the filters', async () => {
  const { id, keys } = await courses.publish([article('一'), article('二')], { title: '报表课' });
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  for (const key of keys) await courses.finish('amina', id, key);
  const author = await courses.as('shenruoxi');
  const organizationId = await courses.idOf('organization', 'name', '技术中心');
  const names = async (over: object) =>
    (await author.call(wire.listLearners, { id, ...over })).body.items.map(({ fullName }) => fullName);
  expect(await names({})).toEqual(['Amina Haddad', '林知远']);
  expect(await names({ search: '知远' })).toEqual(['林知远']);
  expect(await names({ finishStatus: FinishStatus.finished })).toEqual(['Amina Haddad']);
  expect(await names({ organizationId })).toEqual(['林知远']);
  const filtered = { id, organizationId, finishStatus: FinishStatus.learning, search: '林' };
  const table = String((await author.call(wire.exportLearners, filtered)).body).split('\r\n');
  expect(table[0]).toContain('课程,报表课');
  expect(table.slice(2, 5)).toEqual(['搜索,林', '状态,学习中', '组织,技术中心']);
  expect(table.slice(7, -1)).toHaveLength(1);
  const english = { headers: { 'accept-language': 'en' } };
  const workbook = await author.call(wire.exportLearnersWorkbook, filtered, english);
  expect(workbook.headers).toMatchObject({
    'content-type': wire.exportLearnersWorkbook.download?.type,
    'content-disposition': 'attachment; filename="learners.xlsx"',
  });
  const rows = await rowsOf(workbook.bytes);
  expect(rows.slice(2, 5)).toEqual([
    ['Search', '林'],
    ['Status', 'Learning'],
    ['Organisation', '技术中心'],
  ]);
  expect(rows[6]?.slice(0, 2)).toEqual(['Name', 'Organisation']);
  expect(rows.slice(7)).toEqual([
    ['林知远', '软件研发部', 'Learning', 50, 1, 1, expect.any(Number), expect.any(Number), null, 1, 0, null],
  ]);
  for (const endpoint of [wire.listLearners, wire.exportLearners, wire.exportLearnersWorkbook])
    expect((await (await courses.as('linzhiyuan')).call(endpoint, { id })).status).toBe(403);
});
