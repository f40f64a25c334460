import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { type Intervals, unitsIn } from '@shuyuan/contract/study/play/intervals';
import { reportPlay, startPlay } from '@shuyuan/contract/study/play/play.wire';
import { readStudyTime } from '@shuyuan/contract/study/study-time.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  lin = await courses.as('linzhiyuan');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

async function course(seconds = 60) {
  const { id, keys } = await courses.publish([await courses.sound('片', seconds), article('附文')]);
  return { courseId: id, sectionKey: keys[0] ?? '' };
}

const begin = async (section: { courseId: string; sectionKey: string }, caller = lin) =>
  (await caller.call(startPlay, section)).body;

type Sent = { readonly intervals: Intervals; readonly sequence?: number; readonly activeSeconds?: number };
const report = (id: string, { intervals, sequence = 1, activeSeconds = 0 }: Sent, caller = lin) =>
  caller.call(reportPlay, { id, sequence, intervals: [...intervals], activeSeconds, resumePoint: 0 });

const whole = [{ from: 0, to: 60 }];

test('[D-178] played in its time it counts, is resumed where it was left, and finishes by the threshold', async () => {
  const section = await course();
  const first = await begin(section);
  expect(first).toMatchObject({ counted: [], unitCount: 60, runNumber: 1, resumePoint: 0, reportSeconds: 30 });
  world.clock.advance(30_000);
  const intervals = [{ from: 0, to: 30 }];
  const sent = { id: first.playId, sequence: 1, intervals, activeSeconds: 30, resumePoint: 30 };
  const { body } = await lin.call(reportPlay, sent);
  expect(body).toMatchObject({ counted: intervals, countedUnits: 30, studySeconds: 30, finishTime: null });
  expect(body.progress).toEqual({ finishStatus: 1, percentage: 0, finishedRequired: 0, required: 2 });
  const second = await begin(section);
  expect(second).toMatchObject({ counted: intervals, resumePoint: 30 });
  world.clock.advance(27_000);
  const done = (await report(second.playId, { intervals: [{ from: 30, to: 57 }], activeSeconds: 27 })).body;
  expect(done).toMatchObject({ countedUnits: 57, finishTime: expect.any(Number), studySeconds: 57 });
  expect(done.progress).toEqual({ finishStatus: 1, percentage: 50, finishedRequired: 1, required: 2 });
});

/** As many seconds of film as the clock allows since an instant, at twice the speed. */
const allowedSince = (since: number): number => Math.floor((world.clock.now() - since + 1_000) / 500);

test('[D-178] one request that says "finished" counts no more than its moment', async () => {
  const section = await course();
  const since = world.clock.now();
  const { playId } = await begin(section);
  const { body } = await report(playId, { intervals: whole, activeSeconds: 3_600 });
  expect(body.countedUnits).toBeLessThanOrEqual(allowedSince(since));
  expect(body.studySeconds * 1_000).toBeLessThanOrEqual(world.clock.now() - since);
  expect(body.finishTime).toBeNull();
});

test('[D-178] a forged duration and a seek to the end count nothing that is not there', async () => {
  const { playId } = await begin(await course());
  world.clock.advance(20_000);
  const beyond = (await report(playId, { intervals: [{ from: 59, to: 1_000_000 }] })).body;
  expect([beyond.countedUnits, beyond.unitCount, beyond.finishTime]).toEqual([1, 60, null]);
  const nothing = (await report(playId, { sequence: 2, intervals: [{ from: 900, to: 100 }] })).body;
  expect(nothing.countedUnits).toBe(1);
  const negative = { id: playId, sequence: 3, intervals: [{ from: -9, to: 9 }], activeSeconds: 0, resumePoint: 0 };
  expect((await lin.call(reportPlay, negative)).body.errorCode).toBe(numberOf('request.invalid'));
});

test('[D-178] sixteen tabs count no more than one: each newer one takes over, the older ones are refused', async () => {
  const section = await course();
  const plays = [];
  for (let tab = 0; tab < 16; tab += 1) plays.push(await begin(section));
  world.clock.advance(10_000);
  const answers = [];
  for (const [tab, { playId }] of plays.entries())
    answers.push(await report(playId, { intervals: [{ from: tab * 3, to: tab * 3 + 30 }], activeSeconds: 10 }));
  const [last, ...others] = answers.toReversed();
  expect(others.every(({ body }) => body.errorCode === numberOf('play.taken-over'))).toBe(true);
  expect(last?.body).toMatchObject({ countedUnits: 15, studySeconds: 10 });
});

test('[D-178] a play begun and reported again and again gains nothing but the time that passed', async () => {
  const section = await course();
  const since = world.clock.now();
  let counted = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    const { playId } = await begin(section);
    counted = (await report(playId, { intervals: whole })).body.countedUnits;
  }
  expect(counted).toBeLessThanOrEqual(allowedSince(since));
});

test('[D-178] a replayed report changes nothing, whenever it comes again; two at once count once', async () => {
  const { playId } = await begin(await course());
  world.clock.advance(10_000);
  const first = await report(playId, { intervals: [{ from: 0, to: 12 }], activeSeconds: 5 });
  expect(first.body).toMatchObject({ countedUnits: 12, studySeconds: 5 });
  world.clock.advance(60_000);
  expect((await report(playId, { intervals: whole, activeSeconds: 50 })).body).toEqual(first.body);
  const same = { sequence: 2, intervals: [{ from: 20, to: 30 }], activeSeconds: 7 };
  const [one, two] = await Promise.all([report(playId, same), report(playId, same)]);
  expect([one.body, two.body]).toMatchObject([
    { countedUnits: 22, studySeconds: 12 },
    { countedUnits: 22, studySeconds: 12 },
  ]);
});

test('[D-178] the database counts what the rule of the contract counts, in whatever order reports come', async () => {
  const piece = fc.record({ from: fc.integer({ min: 0, max: 55 }), length: fc.integer({ min: 1, max: 10 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.boolean(), async (pieces, isReversed) => {
      const section = await course();
      const { playId } = await begin(section);
      world.clock.advance(60_000);
      const sent = pieces.map(({ from, length }, at) => ({
        sequence: at + 1,
        intervals: [{ from, to: Math.min(60, from + length) }],
      }));
      const ordered = isReversed ? sent.toReversed() : sent;
      for (const one of [...ordered, ...ordered]) await report(playId, one);
      const [row] = await world.rows(
        `select (select sum(upper(r) - lower(r))::int from unnest(counted) r) as units from section_progress
         where section_key = $1`,
        [section.sectionKey],
      );
      expect(row?.['units']).toBe(unitsIn(sent.flatMap(({ intervals }) => intervals)));
    }),
    { numRuns: 8 },
  );
});

test('[D-178] a document counts pages seen for three seconds each, an article its end after a while', async () => {
  const fileId = await courses.bringPages(4);
  const text = `<p>${'字'.repeat(393)}</p>`;
  const pages = { type: SectionType.document, title: '讲义', isRequired: true, fileId };
  const { id, keys } = await courses.publish([pages, article('文章', { text })]);
  const [document = '', words = ''] = keys;
  const reading = await begin({ courseId: id, sectionKey: document });
  world.clock.advance(3_000);
  const all = (await report(reading.playId, { intervals: [{ from: 0, to: 4 }] })).body;
  expect(all).toMatchObject({ unitCount: 4, finishTime: null });
  expect(all.countedUnits).toBeLessThan(4);
  world.clock.advance(12_000);
  const rest = (await report(reading.playId, { sequence: 2, intervals: [{ from: 0, to: 4 }] })).body;
  expect([rest.countedUnits, rest.progress.percentage]).toEqual([4, 50]);
  const { playId } = await begin({ courseId: id, sectionKey: words });
  world.clock.advance(10_000);
  expect((await report(playId, { intervals: [{ from: 0, to: 1 }] })).body.finishTime).toBeNull();
  world.clock.advance(10_000);
  const end = (await report(playId, { sequence: 2, intervals: [{ from: 0, to: 1 }] })).body;
  expect(end.progress).toEqual({ finishStatus: 2, percentage: 100, finishedRequired: 2, required: 2 });
});

test('[D-178] [PERSON-08] study time is a number of its own: the time spent, also a second time, and never faster than a clock', async () => {
  const amina = await courses.as('amina');
  const memberId = await courses.idOf('member', 'account', 'amina');
  const duration = async () => (await lin.call(readStudyTime, { memberId })).body.duration;
  const section = await course();
  const [before, since] = [await duration(), world.clock.now()];
  const { playId } = await begin(section, amina);
  world.clock.advance(30_000);
  await report(playId, { intervals: whole, activeSeconds: 30 }, amina);
  world.clock.advance(10_000);
  // Seen before: nothing more to count, and still studied.
  const again = { sequence: 2, intervals: whole, activeSeconds: 500 };
  const { body } = await report(playId, again, amina);
  expect(body.countedUnits).toBe(60);
  expect(body.studySeconds).toBeGreaterThanOrEqual(40);
  expect(body.studySeconds * 1_000).toBeLessThanOrEqual(world.clock.now() - since);
  expect(await duration()).toBe(before + body.studySeconds);
});

test('[D-178] refused: a play of somebody else, of a course that was withdrawn, and without a session', async () => {
  const section = await course();
  const { playId } = await begin(section);
  world.clock.advance(30_000);
  const amina = await courses.as('amina');
  const before = await courses.snapshot();
  const taken = await report(playId, { intervals: whole }, amina);
  expect(taken.body.errorCode).toBe(numberOf('play.taken-over'));
  expect((await report('nowhere', { intervals: whole })).body.errorCode).toBe(numberOf('play.taken-over'));
  expect((await report(playId, { intervals: whole }, world.visitor)).status).toBe(401);
  const unknown = { ...section, sectionKey: 'nowhere' };
  expect((await lin.call(startPlay, unknown)).status).toBe(404);
  expect(await courses.snapshot()).toBe(before);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: section.courseId });
  const after = await courses.snapshot();
  expect((await report(playId, { intervals: whole })).body.errorCode).toBe(numberOf('course.withdrawn'));
  expect((await lin.call(startPlay, section)).body.errorCode).toBe(numberOf('course.withdrawn'));
  expect(await courses.snapshot()).toBe(after);
});

const closings: { by: string; sql: string; refusal: keyof typeof errorTable }[] = [
  {
    by: 'an audience of others',
    sql: `update course set audience = audience || '{"isEveryone": false, "memberIds": []}' where id = $1`,
    refusal: 'course.not-in-audience',
  },
  {
    by: 'a price nobody has paid',
    sql: `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
          select tenant_id, 'course', id, 1, 100, 100, now() from course where id = $1`,
    refusal: 'course.unpaid',
  },
  {
    by: 'a section before it that is no longer finished',
    sql: 'update section_progress set finished_at = null where run_id in (select id from study_run where course_id = $1)',
    refusal: 'course.section-locked',
  },
];

test.each(closings)('[D-178] what closes while it plays counts no more: $by', async ({ sql, refusal }) => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id: courseId, keys } = await courses.publish([article('先读'), await courses.sound('片', 60)], { settings });
  const [earlier = '', sectionKey = ''] = keys;
  await courses.finish('linzhiyuan', courseId, earlier);
  const { playId } = await begin({ courseId, sectionKey });
  world.clock.advance(10_000);
  expect((await report(playId, { intervals: [{ from: 0, to: 5 }] })).body.countedUnits).toBe(5);
  await world.rows(sql, [courseId]);
  const before = await courses.snapshot();
  const { body } = await report(playId, { sequence: 2, intervals: whole });
  expect([body.errorCode, await courses.snapshot()]).toEqual([numberOf(refusal), before]);
});
