import * as duties from '@shuyuan/contract/assignments/duty-report.wire';
import { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import * as course from '@shuyuan/contract/study/courses/course.wire';
import { reportPlay, startPlay } from '@shuyuan/contract/study/play/play.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import * as runs from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { type LearningChain, publishChain } from '../world/tests/study/test-learning-chain.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Required training as its learner, their director and the files of the director have it, after the job of the minute. */
async function dutySayings({ assignments, courses, ruleId }: LearningChain) {
  await assignments.work();
  const [lin, director] = [await courses.as('linzhiyuan'), await courses.as('zhoumuyun')];
  const ofRule = [];
  for (const view of ['open', 'over'] as const) {
    const { items } = (await lin.call(listOwnDuties, { view })).body;
    ofRule.push(...items.filter(({ title }) => title === '叉车引导培训'));
  }
  const people = (await director.call(duties.listDuties, { id: ruleId })).body;
  const units = (await director.call(duties.listUnitCompliance, { id: ruleId })).body.items;
  const table = String((await director.call(duties.exportDuties, { id: ruleId })).body);
  return {
    own: ofRule.map(({ progress }) => progress),
    ownContents: ofRule.flatMap(({ items }) => items.map(({ finishTime }) => finishTime !== null)),
    director: people.items.map(({ progress }) => progress),
    done: [people.counts.done, ...units.map(({ counts }) => counts.done)],
    file: /^林知远,.*已完成/m.test(table),
  };
}

/** One number as each screen and file has it. */
async function sayings(chain: LearningChain, devices: readonly Caller[]) {
  const { id, courses, positions, subjects, certificates } = chain;
  const lecturer = await courses.as('shenruoxi');
  const [row] = (await lecturer.call(runs.listLearners, { id })).body.items;
  const table = String((await lecturer.call(runs.exportLearners, { id })).body);
  const exported = /^林知远,软件研发部,[^,]+,(\d+),/m.exec(table)?.[1];
  const ofDevices = [];
  for (const device of devices) {
    ofDevices.push((await device.call(course.findCourseBasicInfo, { id })).body.progress.percentage);
    const home = { finishStatus: FinishStatus.learning, order: 'studied' as const };
    const begun = (await device.call(course.listCourses, home)).body.items.find((one) => one.id === id);
    // The home page continues with what is not finished.
    ofDevices.push(begun?.progress.percentage ?? 100);
  }
  const finished = [
    await positions.infoOf('linzhiyuan', chain.pathId),
    await positions.infoOf('linzhiyuan', chain.longPathId),
    await subjects.read('linzhiyuan', chain.subjectId),
    await certificates.read(await courses.as('linzhiyuan'), chain.certificateId),
  ].map(({ finishedCount }) => finishedCount);
  const duty = await dutySayings(chain);
  return { report: row?.percentage, exported: Number(exported), ofDevices, finished, duty };
}

const agreed = (percentage: number) => ({
  report: percentage,
  exported: percentage,
  ofDevices: [percentage, percentage, percentage, percentage],
  // The path of the course, the path of the subject, the subject, the certificate: each asks for one thing.
  finished: Array.from({ length: 4 }, () => (percentage === 100 ? 1 : 0)),
  duty: {
    own: [percentage === 100 ? 'done' : 'due'],
    ownContents: [percentage === 100, percentage === 100],
    director: [percentage === 100 ? 'done' : 'due'],
    done: percentage === 100 ? [1, 1] : [0, 0],
    file: percentage === 100,
  },
});

test('[D-178] [D-180] [D-183] [POSITION-07] a course for a department is finished on two devices; report, export, home page, paths, subject, certificate and required training agree at every step', async () => {
  const chain = await publishChain(world);
  const { id: courseId, keys, pathId, surveyId, courses, positions, surveys } = chain;
  const [film = '', handbook = '', survey = ''] = keys;
  const [phone, desk] = [await world.signIn('linzhiyuan'), await world.signIn('linzhiyuan')];
  const devices = [phone, desk];
  // Amina is of another department: the course is not hers, and her path asks for nothing.
  expect((await (await courses.as('amina')).call(course.findCourseBasicInfo, { id: courseId })).status).toBe(422);
  expect(await positions.infoOf('amina', pathId)).toMatchObject({ requiredCount: 0 });

  const play = async (device: Caller, sectionKey: string) =>
    (await device.call(startPlay, { courseId, sectionKey })).body;
  const report = (device: Caller, id: string, over: object) =>
    device.call(reportPlay, { id, sequence: 1, intervals: [], activeSeconds: 10, resumePoint: 0, ...over });
  const first = await play(phone, film);
  world.clock.advance(15_000);
  const seen = (await report(phone, first.playId, { intervals: [{ from: 0, to: 60 }], resumePoint: 30 })).body;
  // It said that it had seen all of it; the clock says what it can have seen.
  expect(seen.countedUnits).toBeLessThan(40);
  expect(await sayings(chain, devices)).toEqual(agreed(0));

  const second = await play(desk, film);
  expect(second.resumePoint).toBe(30);
  world.clock.advance(20_000);
  expect((await report(phone, first.playId, { sequence: 2, intervals: [{ from: 30, to: 60 }] })).status).toBe(422);
  await report(desk, second.playId, { intervals: [{ from: 30, to: 60 }], resumePoint: 60 });
  expect(await sayings(chain, devices)).toEqual(agreed(33));

  const pages = await play(phone, handbook);
  world.clock.advance(60_000);
  await report(phone, pages.playId, { intervals: [{ from: 0, to: pages.unitCount }] });
  expect(await sayings(chain, devices)).toEqual(agreed(66));

  await play(desk, survey);
  await surveys.answer(desk, surveyId);
  expect(await sayings(chain, devices)).toEqual(agreed(100));
  for (const path of [pathId, chain.longPathId])
    expect(await positions.infoOf('linzhiyuan', path)).toMatchObject({ percentage: 100, can: { submit: true } });
  await chain.certificates.work();
  expect(await chain.certificates.own(desk)).toMatchObject([{ title: '叉车引导证' }]);
});
