import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import { readHomework, saveHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { answerQuestion } from '@shuyuan/contract/study/questions/question.wire';
import { hasFinished, updateLessonLocation } from '@shuyuan/contract/study/runs/run.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

/** Three learners: one sends each call once, one sends some again in another order, and one loses some. */
const [orderly, hasty, unlucky] = ['linzhiyuan', 'amina', 'hejingxing'] as const;

/** Calls as they come over a bad line: all of them, some again, in any order. */
const disorderOf = <Call>(calls: readonly Call[]) =>
  fc
    .array(fc.constantFrom(...calls), { maxLength: 3 })
    .chain((again) => fc.shuffledSubarray([...calls, ...again], { minLength: calls.length + again.length }));
const lossOf = <Call>(calls: readonly Call[]) => fc.shuffledSubarray([...calls]);

async function inTurn<Call>(calls: readonly Call[], atOnce: number, send: (call: Call) => Promise<unknown>) {
  for (let done = 0; done < calls.length; done += atOnce)
    await Promise.all(calls.slice(done, done + atOnce).map((call) => send(call)));
}

async function progressOf(account: string, id: string) {
  const { finishStatus, percentage, finishedRequired, hasFinish } = (
    await (await courses.as(account)).call(hasFinished, { id })
  ).body;
  return { finishStatus, percentage, finishedRequired, hasFinish };
}

type Save = { readonly text: string; readonly isSubmitted: boolean };
const saves: fc.Arbitrary<Save[]> = fc.uniqueArray(
  fc.record({ text: fc.constantFrom('一稿', '二稿', '三稿'), isSubmitted: fc.boolean() }),
  { minLength: 1, maxLength: 5, selector: ({ text, isSubmitted }) => `${text} ${isSubmitted}` },
);
const savesOverLines = saves.chain((calls) => fc.tuple(fc.constant(calls), disorderOf(calls), lossOf(calls)));

const refusalOf = (code: keyof typeof errorTable): number | null => errorTable[code].number;

test('[D-178] [ENUM-02] saves of homework that come again, out of order and at once replace nothing their sender had not read', async () => {
  await fc.assert(
    fc.asyncProperty(savesOverLines, fc.integer({ min: 1, max: 3 }), async ([calls, disordered, left], atOnce) => {
      const task = { type: SectionType.homework, text: '<p>量一次跳动</p>', isDoneOnSubmit: true };
      const { id: courseId, keys } = await courses.publish([article('作业', task), article('后面')]);
      const work = { courseId, sectionKey: keys[0] ?? '' };
      const readOf = async (account: string) => (await (await courses.as(account)).call(readHomework, work)).body;
      const send = async (account: string, save: Save, revision: number) =>
        (await courses.as(account)).call(saveHomework, { ...work, ...save, fileIds: [], revision });
      const endOf = async (account: string) => ({
        state: (await readOf(account)).state,
        progress: await progressOf(account, courseId),
      });

      const revisions = new Map<Save, number>();
      for (const save of calls) {
        revisions.set(save, (await readOf(orderly)).revision);
        const { status } = await send(orderly, save, revisions.get(save) ?? 0);
        // A draft that comes behind a hand-in is refused, and nothing else ever.
        expect(status === 200 || !save.isSubmitted).toBe(true);
      }
      const whole = await endOf(orderly);
      const isHandedIn = calls.some(({ isSubmitted }) => isSubmitted);
      expect([whole.state, whole.progress.percentage]).toEqual(isHandedIn ? ['submitted', 50] : ['draft', 0]);

      async function disturb(account: string, sent: readonly Save[], together: number) {
        const accepted = new Map<number, Set<Save>>();
        const stale = new Set<Save>();
        const late: unknown[] = [];
        await inTurn(sent, together, async (save) => {
          const revision = revisions.get(save) ?? 0;
          const { status, body } = await send(account, save, revision);
          if (status === 200) accepted.set(revision, (accepted.get(revision) ?? new Set()).add(save));
          else if (body.errorCode === refusalOf('request.stale')) stale.add(save);
          else late.push([body.errorCode, save.isSubmitted]);
        });
        expect(late).toEqual(late.map(() => [refusalOf('homework.wrong-state'), false]));
        // Of what was made of the same revision one is saved, however often it comes.
        for (const ofOne of accepted.values()) expect(ofOne.size).toBe(1);
        const { text, revision } = await readOf(account);
        const texts = [...accepted.values()].flatMap((ofOne) => [...ofOne].map((save) => save.text));
        expect(texts.length === 0 ? [''] : texts).toContain(text);
        expect(revision).toBe(accepted.size);
        return stale;
      }
      const stale = await disturb(hasty, disordered, atOnce);
      for (const save of stale) await send(hasty, save, (await readOf(hasty)).revision);
      expect(await endOf(hasty)).toEqual(whole);
      await disturb(unlucky, left, atOnce);
      const some = await endOf(unlucky);
      expect(some.progress.percentage).toBeLessThanOrEqual(whole.progress.percentage);
      expect(some.progress.hasFinish).toBe(false);
    }),
    { numRuns: 10 },
  );
});

const options = [
  { id: 'a1', text: '先断电' },
  { id: 'b2', text: '先喊人' },
];
const asked = (id: string, second: number) => ({
  id,
  second,
  isRequired: true,
  question: { kind: 'single' as const, text: '第一步做什么？', options, rightId: 'b2', penalty: 0 },
  explanation: '人先离开，再断电。',
});
const tries = [
  { questionKey: 'q1', tryNumber: 1, optionId: 'a1' },
  { questionKey: 'q1', tryNumber: 2, optionId: 'b2' },
  { questionKey: 'q2', tryNumber: 1, optionId: 'b2' },
] as const;
type Try = (typeof tries)[number];

test('[D-178] tries at the questions of a film that come again, out of order and at once give no more, and the same once all have come', async () => {
  const disorders = fc.tuple(disorderOf<Try>(tries), lossOf<Try>(tries), fc.boolean(), fc.integer({ min: 1, max: 3 }));
  await fc.assert(
    fc.asyncProperty(disorders, async ([disordered, left, isPlayedFirst, atOnce]) => {
      const film = await courses.sound('片', 10, { questions: [asked('q1', 3), asked('q2', 6)] });
      const { id: courseId, keys } = await courses.publish([film]);
      const section = { courseId, sectionKey: keys[0] ?? '' };
      async function send(account: string, sent: readonly Try[], together: number) {
        const caller = await courses.as(account);
        await caller.call(startPlay, section);
        if (isPlayedFirst) await courses.finish(account, courseId, section.sectionKey);
        await inTurn(sent, together, ({ optionId, ...one }) =>
          caller.call(answerQuestion, { ...section, ...one, answer: { kind: 'single', optionId } }),
        );
        if (!isPlayedFirst) await courses.finish(account, courseId, section.sectionKey);
        return endOf(account);
      }
      async function endOf(account: string) {
        const memberId = await courses.idOf('member', 'account', account);
        const stored = await world.rows(
          `select question_key, try_number, is_right from section_answer where course_id = $1 and member_id = $2
           order by question_key, try_number`,
          [courseId, memberId],
        );
        const open = (await courses.lessonsOf(account, courseId)).map(({ openQuestions }) => openQuestions);
        return { stored, open, progress: await progressOf(account, courseId) };
      }
      const whole = await send(orderly, tries, 1);
      expect([whole.open, whole.progress.hasFinish, whole.stored.length]).toEqual([[0], true, 3]);
      for (const [account, sent] of [
        [hasty, disordered],
        [unlucky, left],
      ] as const) {
        const some = await send(account, sent, atOnce);
        // A second try before the first is none: what is stored is what would have been stored in order.
        expect(whole.stored).toEqual(expect.arrayContaining(some.stored));
        expect(new Set(some.stored.map((row) => JSON.stringify(row))).size).toBe(some.stored.length);
        const isAnswered = new Set(some.stored.map((row) => row['question_key'])).size === 2;
        expect(some.progress.hasFinish).toBe(isAnswered);
      }
      expect(await send(hasty, tries, 1)).toEqual(whole);
    }),
    { numRuns: 10 },
  );
});

test('[POSITION-11] [D-176] where somebody is in a course, told again, out of order and at once, gives nothing and opens nothing', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const sections = [article('一', { isRequired: false }), article('二'), article('三')];
  const { id: courseId, keys } = await courses.publish(sections, { settings });
  const [first = '', second = '', locked = ''] = keys;
  const places = fc.array(fc.constantFrom(first, second, locked), { minLength: 1, maxLength: 6 });
  const lin = await courses.as(orderly);
  await fc.assert(
    fc.asyncProperty(places, fc.integer({ min: 1, max: 3 }), async (sent, atOnce) => {
      const told: string[] = [];
      await inTurn(sent, atOnce, async (sectionKey) => {
        const { status, body } = await lin.call(updateLessonLocation, { courseId, sectionKey });
        expect(status === 200).toBe(sectionKey !== locked);
        if (status === 200) told.push(body.lessonLocation);
      });
      await lin.call(updateLessonLocation, { courseId, sectionKey: second });
      const { lessonLocation } = (await lin.call(findCourseBasicInfo, { id: courseId })).body;
      expect([lessonLocation, told.includes(locked)]).toEqual([second, false]);
      expect(await progressOf(orderly, courseId)).toMatchObject({
        percentage: 0,
        finishedRequired: 0,
        hasFinish: false,
      });
      const counted = `select from section_progress join study_run run on run.id = run_id where course_id = $1`;
      expect(await world.rows(counted, [courseId])).toEqual([]);
      expect(await world.rows('select from study_run where course_id = $1', [courseId])).toHaveLength(1);
    }),
    { numRuns: 10 },
  );
});
