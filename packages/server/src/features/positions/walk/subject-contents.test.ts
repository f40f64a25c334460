import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { findPositionContents } from '@shuyuan/contract/positions/manage-position.wire';
import { exportPathReport } from '@shuyuan/contract/positions/path-report.wire';
import * as subject from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let subjects: ReturnType<typeof subjectsOf>;
let sections: ReturnType<typeof examSectionsOf>;
beforeAll(async () => {
  world = await openWorld();
  [positions, subjects, sections] = [positionsOf(world), subjectsOf(world), examSectionsOf(world)];
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const section = (businessId: string) => ({
  businessType: BusinessType.subject,
  businessId,
  title: '入职四周',
  require: true,
});
const first = async (id: string) => (await positions.chaptersOf(learner, id))[0]?.positionSections[0];
const isNextLocked = async (id: string) => (await positions.chaptersOf(learner, id))[1]?.lockIcon;
const percentageOf = async (id: string) => (await positions.infoOf(learner, id)).percentage;
const evidenceOf = async (id: string, account: string) => {
  const { progressId } = await positions.infoOf(learner, id);
  const { body } = await (await positions.as(account)).call(readPositionAudit, { progressId });
  return body.chapters[0]?.sections[0];
};
const publishLinks = (...titles: readonly string[]) =>
  subjects.publish([
    stageOf(
      '一',
      titles.map((title) => linkItem(title)),
    ),
  ]);

/** A path of one subject and a link behind it, walked by 林知远. */
async function publishPath(subjectId: string): Promise<string> {
  const { id } = await positions.publish([[section(subjectId)], [link('独立上岗')]]);
  await positions.assign(id, learner);
  return id;
}

test('[POSITION-07] [D-174] a subject on a path: joined it is being learned, finished it opens what follows, the same everywhere', async () => {
  const { id: subjectId } = await publishLinks('规程', '试装');
  const id = await publishPath(subjectId);
  expect(await first(id)).toMatchObject({ finishStatus: 0, isAvailable: true, isFinished: false });
  const opened = await positions.open(learner, id, '入职四周');
  expect(opened.body).toMatchObject({ businessType: BusinessType.subject, businessId: subjectId, url: null });
  expect((await positions.confirm(learner, id, '入职四周')).body.errorCode).toBe(numberOf('course.wrong-state'));
  await subjects.join(learner, subjectId);
  await subjects.finish(learner, subjectId, '规程');
  expect(await first(id)).toMatchObject({ finishStatus: 1, isFinished: false });
  expect((await positions.chaptersOf(learner, id))[1]?.lock).toMatchObject({
    remainingCount: 1,
    shortestWay: [{ title: '入职四周', businessType: BusinessType.subject }],
  });
  await subjects.finish(learner, subjectId, '试装');
  const { finishTime } = await subjects.read(learner, subjectId);
  expect(await first(id)).toMatchObject({ finishStatus: 2, isFinished: true, finishTime });
  expect([await isNextLocked(id), await percentageOf(id)]).toEqual([false, 50]);
  expect(await evidenceOf(id, 'luchengze')).toMatchObject({ isFinished: true, isConfirmed: false, finishTime });
  const lu = await positions.as('luchengze');
  const { body: table } = await lu.call(exportPathReport, { positionId: id });
  expect(table).toMatch(/,2,1,50,/);
});

test('[C-23] a subject that is withdrawn, archived, for others, or has nothing they can do locks nothing; a finished one stays finished', async () => {
  const away = { ...everyone, isEveryone: false, memberIds: [await positions.memberId('amina')] };
  const courses = coursesOf(world);
  const foreignCourse = await courses.publish([article('一')], { audience: away });
  const { id: foreign } = await subjects.publish([stageOf('一', [linkItem('规程')])], { audience: away });
  const { id: nothing } = await subjects.publish([stageOf('一', [courseItem(foreignCourse.id, '只给别人')])]);
  const [withdrawn, archived, finished] = [
    await publishLinks('规程'),
    await publishLinks('规程'),
    await publishLinks('规程'),
  ];
  const ids = [foreign, nothing, withdrawn.id, archived.id, finished.id];
  const paths = new Map<string, string>();
  for (const id of ids) paths.set(id, await publishPath(id));
  const stateOf = async (id: string) => {
    const path = paths.get(id) ?? '';
    return [(await first(path))?.isAvailable, (await first(path))?.isFinished, await isNextLocked(path)];
  };
  for (const id of [withdrawn.id, archived.id, finished.id]) expect(await stateOf(id)).toEqual([true, false, true]);
  await subjects.join(learner, finished.id);
  await subjects.finish(learner, finished.id, '规程');
  const shen = await subjects.as('shenruoxi');
  for (const { id } of [withdrawn, archived, finished])
    expect((await shen.call(subject.withdrawSubject, { id })).status).toBe(200);
  expect((await shen.call(subject.archiveSubject, { id: archived.id })).status).toBe(200);
  for (const id of [foreign, nothing, withdrawn.id, archived.id])
    expect(await stateOf(id)).toEqual([false, false, false]);
  expect(await stateOf(finished.id)).toEqual([true, true, false]);
  // To others the subject itself stays closed, though a path names it.
  const { body } = await positions.open(learner, paths.get(foreign) ?? '', '入职四周');
  expect(body).toMatchObject({ businessId: foreign });
  expect(await subjects.read(learner, foreign)).toMatchObject({ errorCode: numberOf('course.not-in-audience') });
});

test('[C-23] a path asks all of its subjects at once, and says of each at every instant what is said of it alone', async () => {
  const [open, midway, whole, withdrawn] = [
    await publishLinks('规程', '试装'),
    await publishLinks('规程', '试装'),
    await publishLinks('规程'),
    await publishLinks('规程'),
  ];
  const subjectIds = [open, midway, whole, withdrawn].map(({ id }) => id);
  const { id } = await positions.publish([subjectIds.map((one) => section(one)), [link('独立上岗')]]);
  await positions.assign(id, learner);
  const instants = [world.clock.now()];
  const after = async (step: Promise<unknown>) => {
    await step;
    instants.push(world.clock.now());
    world.clock.advance(60_000);
  };
  for (const one of [midway, whole, withdrawn]) await after(subjects.join(learner, one.id));
  for (const one of [midway, whole]) await after(subjects.finish(learner, one.id, '规程'));
  await after((await subjects.as('shenruoxi')).call(subject.withdrawSubject, { id: withdrawn.id }));
  const said = await world.rows(
    `select instant.at, section.business_id,
       row(section.finish_status, section.begun_at, section.finished_at, section.is_available)::text as on_path,
       row(coalesce(alone.status, 0::smallint), alone.begun_at, alone.finished_at, alone.is_available)::text as alone,
       row(progress.status, progress.finished_at)::text as progress, row(section.finish_status, section.finished_at)::text as short
     from position_run run
       cross join unnest($2::bigint[]) moment
       cross join lateral (select to_timestamp(moment / 1000.0) as at) instant
       cross join lateral position_sections(run.id, instant.at) section
       join member on member.id = run.member_id
       cross join lateral subject_state(section.business_id, member.id, member_places(member.id), member.created_at, instant.at) alone
       join subject known on known.id = section.business_id
       left join subject_run own on own.subject_id = known.id and own.member_id = member.id and own.opened_at <= instant.at
       cross join lateral subject_progress(coalesce(own.version_id, known.version_id), member.id, own.id, instant.at) progress
     where run.position_id = $1 and section.business_type = 2
     order by instant.at, section.ordinal`,
    [id, instants],
  );
  expect(said).toHaveLength(instants.length * subjectIds.length);
  for (const row of said) expect(row['on_path']).toBe(row['alone']);
  for (const row of said) expect(row['short']).toBe(row['progress']);
  const now = said.slice(-subjectIds.length).map((row) => String(row['on_path']).slice(1, 2));
  expect(now).toEqual(['0', '1', '2', '1']);
});

test('[POSITION-07] the evidence has the lowest mark of a subject and the time learned in it; one’s own only as its exams show it', async () => {
  const courses = coursesOf(world);
  const course = await courses.publish([article('一')]);
  const { exams } = sections;
  const [shown, hidden] = [
    await exams.publish(exams.examFields(await exams.fixedPaper(2), { maxAttempts: 3, passPercent: 50 })),
    await exams.publish(exams.examFields(await exams.fixedPaper(2), { showsMark: false })),
  ];
  const examItem = (id: string, title: string) => ({ ...courseItem(id, title), businessType: BusinessType.exam });
  const items = [examItem(shown, '上岗考试'), examItem(hidden, '内部考试'), courseItem(course.id, '量具')];
  const { id: subjectId } = await subjects.publish([stageOf('一', items)]);
  const id = await publishPath(subjectId);
  const lin = await positions.as(learner);
  await sections.take(lin, shown, 2);
  await sections.take(lin, hidden, 1);
  expect(await evidenceOf(id, 'luchengze')).toMatchObject({ mark: null, studySeconds: null });
  await subjects.join(learner, subjectId);
  expect(await evidenceOf(id, 'luchengze')).toMatchObject({ mark: 50 });
  expect(await evidenceOf(id, learner)).toMatchObject({ mark: 100 });
  const seconds = (await evidenceOf(id, 'luchengze'))?.studySeconds;
  const [own] = await world.rows(
    `select sum(extract(epoch from ended_at - started_at)::integer)::integer as seconds from exam_attempt
     where exam_id = any($1)`,
    [[shown, hidden]],
  );
  expect(seconds).toBe(own?.['seconds']);
});

test('[D-183] a path keeps what was finished with a subject when the subject asks for more, and a closed walk stays as it was', async () => {
  const made = await publishLinks('规程');
  const [whole, left] = [await positions.publish([[section(made.id)]]), await publishPath(made.id)];
  await positions.assign(whole.id, learner);
  await positions.unassign(left, learner);
  await subjects.join(learner, made.id);
  await subjects.finish(learner, made.id, '规程');
  expect(await percentageOf(whole.id)).toBe(100);
  expect(await first(left)).toMatchObject({ finishStatus: 0, isFinished: false });
  await subjects.join('amina', made.id);
  const shen = await subjects.as('shenruoxi');
  const form = (await shen.call(subject.readSubjectForm, { id: made.id })).body;
  const more = stageOf('一', [linkItem('规程', { key: form.stages[0]?.items[0]?.key ?? '' }), linkItem('量具')]);
  const saved = (await subjects.save(form, [more])).body;
  const published = (await shen.call(subject.publishSubject, { ...saved, midway: 'move' })).body;
  expect(published).toMatchObject({ versionNumber: 2, movedCount: 1 });
  expect(await subjects.read(learner, made.id)).toMatchObject({ versionNumber: 1, finishStatus: 2 });
  expect(await subjects.read('amina', made.id)).toMatchObject({ versionNumber: 2, finishStatus: 1 });
  expect(await percentageOf(whole.id)).toBe(100);
});

test('[ENUM-11] a published subject is found by its title; drafts, withdrawn ones and others are refused, and a subject in a subject', async () => {
  const draft = await subjects.create({ title: '没有发布的专题' });
  const withdrawn = await publishLinks('规程');
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])], { title: '夜班值守四周' });
  await (await subjects.as('shenruoxi')).call(subject.withdrawSubject, { id: withdrawn.id });
  const lu = await positions.as('luchengze');
  const found = async (search: string) =>
    (await lu.call(findPositionContents, { businessType: BusinessType.subject, search })).body.items;
  expect(await found('夜班值守')).toEqual([{ id, title: '夜班值守四周' }]);
  expect(await found('没有发布')).toEqual([]);
  const made = await positions.create();
  const before = await positions.snapshot();
  for (const refused of [draft.id, withdrawn.id, 'nothing']) {
    const { body } = await positions.save(made, [{ title: '一', sections: [section(refused)] }]);
    expect(body.errorCode).toBe(numberOf('course.wrong-section'));
  }
  expect(await positions.snapshot()).toBe(before);
  expect((await positions.save(made, [{ title: '一', sections: [section(id)] }])).status).toBe(200);
  const inSubject = { ...courseItem(id, '专题'), businessType: BusinessType.subject as never };
  const other = await subjects.create();
  expect((await subjects.save(other, [stageOf('一', [inSubject])])).body.errorCode).toBe(numberOf('request.invalid'));
});
