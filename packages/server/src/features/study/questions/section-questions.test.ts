import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import * as play from '@shuyuan/contract/study/play/play.wire';
import { answerQuestion } from '@shuyuan/contract/study/questions/question.wire';
import { hasFinished, retrain } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone, type Section } from '../../../world/tests/study/test-courses.ts';
import { costs } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

type Question = NonNullable<Section['questions']>[number];
const options = [
  { id: 'a1', text: '先断电' },
  { id: 'b2', text: '先喊人' },
];
const single = (over: Partial<Question> = {}): Question => ({
  id: 'q1',
  second: 3,
  isRequired: true,
  question: { kind: 'single', text: '第一步做什么？', options, rightId: 'b2', penalty: 0 },
  explanation: '人先离开，再断电。',
  ...over,
});
const optional = single({
  id: 'q2',
  second: 6,
  isRequired: false,
  question: { kind: 'trueFalse', text: '断电后可以马上开门。', isTrue: false, penalty: 0 },
});
const [right, wrong] = [
  { kind: 'single', optionId: 'b2' },
  { kind: 'single', optionId: 'a1' },
] as const;
const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

const film = async (over: Partial<Section> = {}) =>
  courses.sound('片', 10, { questions: [single(), optional], ...over });
async function publish(over: Partial<Section> = {}, fields: Parameters<typeof courses.publish>[1] = {}) {
  const { id, keys, revision } = await courses.publish([await film(over)], fields);
  return { courseId: id, sectionKey: keys[0] ?? '', revision };
}
type Target = { readonly courseId: string; readonly sectionKey: string };
type Answer = InputOf<typeof answerQuestion>;
const answer = async (account: string, { courseId, sectionKey }: Target, over: Partial<Answer> = {}) =>
  (await courses.as(account)).call(answerQuestion, {
    courseId,
    sectionKey,
    questionKey: 'q1',
    tryNumber: 1,
    answer: right,
    ...over,
  });
const open = async (account: string, { courseId, sectionKey }: Target, isPreview = false) =>
  (await courses.as(account)).call(openSection, { courseId, sectionKey, isPreview });
const isDone = async (account: string, id: string) =>
  (await (await courses.as(account)).call(hasFinished, { id })).body.hasFinish;
const start = async (account: string, { courseId, sectionKey }: Target) =>
  (await (await courses.as(account)).call(play.startPlay, { courseId, sectionKey })).body;
const storedOf = (courseId: string) =>
  world.rows(
    'select question_key, try_number, is_right from section_answer where course_id = $1 order by question_key, try_number',
    [courseId],
  );

test('[D-183] the key is said by no answer before it is earned; a wrong one may be tried once more, and all are kept', async () => {
  const target = await publish();
  await start('linzhiyuan', target);
  const before = await open('linzhiyuan', target);
  expect(before.body.questions).toMatchObject([
    { id: 'q1', second: 3, tries: [], triesLeft: 2, explanation: null, right: null, options },
    { id: 'q2', second: 6, kind: 'trueFalse', options: [] },
  ]);
  expect(JSON.stringify(before.body)).not.toMatch(/rightId|isTrue|人先离开/);
  const first = (await answer('linzhiyuan', target, { answer: wrong })).body;
  expect(first).toMatchObject({
    question: { tries: [{ isRight: false }], triesLeft: 1, explanation: '人先离开，再断电。', right: null },
    count: { openQuestions: 0, finishTime: null },
  });
  // Sent twice, by a hand or by the network.
  await answer('linzhiyuan', target, { answer: wrong });
  const second = (await answer('linzhiyuan', target, { tryNumber: 2 })).body.question;
  expect(second).toMatchObject({ tries: [{ isRight: false }, { isRight: true }], triesLeft: 0, right });
  const row = { question_key: 'q1', try_number: 1, is_right: false };
  expect(await storedOf(target.courseId)).toEqual([row, { ...row, try_number: 2, is_right: true }]);
  expect((await open('linzhiyuan', target)).body.questions[0]).toEqual(second);
  expect((await open('tangyuwei', target)).body.questions[0]?.tries).toEqual([]);
});

test('[D-178] a client that plays to the end and answers nothing has not finished; the answer finishes, whichever comes last', async () => {
  const target = await publish();
  const played = await courses.finish('linzhiyuan', target.courseId, target.sectionKey);
  expect(played).toMatchObject({ countedUnits: 10, openQuestions: 1, finishTime: null });
  expect(await courses.lessonsOf('linzhiyuan', target.courseId)).toMatchObject([{ finishStatus: 1, openQuestions: 1 }]);
  expect(await isDone('linzhiyuan', target.courseId)).toBe(false);
  const { count } = (await answer('linzhiyuan', target, { answer: wrong })).body;
  expect(count).toMatchObject({ openQuestions: 0, progress: { percentage: 100 } });
  expect(count?.finishTime).not.toBeNull();
  expect(await isDone('linzhiyuan', target.courseId)).toBe(true);

  await start('tangyuwei', target);
  await answer('tangyuwei', target);
  expect(await isDone('tangyuwei', target.courseId)).toBe(false);
  await courses.finish('tangyuwei', target.courseId, target.sectionKey);
  expect(await isDone('tangyuwei', target.courseId)).toBe(true);
});

test('[D-178] an answer to one question, or to one of another section, is none to the other; the next run asks again', async () => {
  const sections = [await film(), await film({ title: '另一片' })];
  const { id: courseId, keys } = await courses.publish(sections);
  const [one, other] = keys.map((sectionKey) => ({ courseId, sectionKey }));
  for (const target of [one, other]) await courses.finish('linzhiyuan', courseId, target?.sectionKey ?? '');
  await answer('linzhiyuan', one ?? { courseId, sectionKey: '' }, {
    questionKey: 'q2',
    answer: { kind: 'trueFalse', isTrue: false },
  });
  expect((await courses.lessonsOf('linzhiyuan', courseId)).map(({ openQuestions }) => openQuestions)).toEqual([1, 1]);
  await answer('linzhiyuan', one ?? { courseId, sectionKey: '' });
  expect((await courses.lessonsOf('linzhiyuan', courseId)).map(({ openQuestions }) => openQuestions)).toEqual([0, 1]);
  await answer('linzhiyuan', other ?? { courseId, sectionKey: '' });
  await (await courses.as('linzhiyuan')).call(retrain, { courseId });
  expect((await courses.lessonsOf('linzhiyuan', courseId)).map(({ openQuestions }) => openQuestions)).toEqual([1, 1]);
  expect(await storedOf(courseId)).toHaveLength(3);
});

test('[D-182] a preview marks and writes nothing; the draft of an author is nobody else’s to answer', async () => {
  const target = await publish();
  const before = await courses.snapshot();
  const tried = await answer('shenruoxi', target, { answer: wrong, isPreview: true });
  expect(tried.body).toMatchObject({
    question: { tries: [{ isRight: false }], explanation: '人先离开，再断电。' },
    count: null,
  });
  const again = await answer('shenruoxi', target, { answer: wrong, isPreview: true, tryNumber: 2 });
  expect(again.body.question).toMatchObject({ tries: [{}, { isRight: false }], triesLeft: 0, right });
  expect((await open('shenruoxi', target, true)).body.questions[0]?.tries).toEqual([]);
  expect((await answer('linzhiyuan', target, { isPreview: true })).status).toBe(403);
  expect(await courses.snapshot()).toBe(before);
});

test('[D-173] [D-183] locked, unpaid, foreign, withdrawn, unpublished, before a run, unknown, tried out or badly put: refused, and nothing changes', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const amina = await courses.idOf('member', 'account', 'amina');
  const ordered = await courses.publish([article('先读'), await film()], { settings });
  const paid = await publish({}, { price: costs(100) });
  const foreign = await publish({}, { audience: { ...everyone, isEveryone: false, memberIds: [amina] } });
  const withdrawn = await publish();
  await start('linzhiyuan', withdrawn);
  await (await courses.as('shenruoxi')).call(manage.withdrawCourse, { id: withdrawn.courseId });
  const draft = (await courses.create()).body;
  const saved = (await courses.saveOutline(draft, [{ title: '章', sections: [await film()] }])).body;
  const unpublished = { courseId: draft.id, sectionKey: saved.chapters[0]?.sections[0]?.key ?? '' };
  const target = await publish();
  const plain = await courses.publish([article('没有问题')]);
  await answer('hejingxing', target);
  await start('linzhiyuan', target);
  await answer('linzhiyuan', target);
  const before = await courses.snapshot();
  const answers = [
    await answer('linzhiyuan', { courseId: ordered.id, sectionKey: ordered.keys[1] ?? '' }),
    await answer('linzhiyuan', paid),
    await answer('linzhiyuan', foreign),
    await answer('linzhiyuan', withdrawn),
    await answer('hejingxing', target),
    await answer('linzhiyuan', target, { tryNumber: 2 }),
    await answer('linzhiyuan', target, { answer: { kind: 'single', optionId: 'c3' } }),
    await answer('linzhiyuan', target, { answer: { kind: 'multiple', optionIds: ['a1'] } }),
    await answer('linzhiyuan', target, { questionKey: 'q9' }),
    await answer('linzhiyuan', { courseId: plain.id, sectionKey: plain.keys[0] ?? '' }),
    await answer('linzhiyuan', { courseId: target.courseId, sectionKey: plain.keys[0] ?? '' }),
    await answer('linzhiyuan', unpublished),
    await answer('linzhiyuan', target, { tryNumber: 3 }),
  ];
  const codes = [
    'course.section-locked',
    'course.unpaid',
    'course.not-in-audience',
    'course.withdrawn',
    'course.not-begun',
    'course.question-answered',
    'request.invalid',
    'request.invalid',
    'request.not-found',
    'request.not-found',
    'request.not-found',
    'request.not-found',
    'request.invalid',
  ] as const;
  expect(answers.map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect(
    (await world.visitor.call(answerQuestion, { ...target, questionKey: 'q1', tryNumber: 1, answer: right })).status,
  ).toBe(401);
  expect(await courses.snapshot()).toBe(before);
});

test('[D-183] authors: questions are saved, corrected, copied and published with their section; what cannot be asked is refused', async () => {
  const made = (await courses.create()).body;
  const section = await film({ questions: [optional, single()] });
  const outlined = (await courses.saveOutline(made, [{ title: '章', sections: [section] }])).body;
  const stored = outlined.chapters[0]?.sections[0];
  const [key, questions] = [stored?.key ?? '', stored?.questions ?? []];
  expect(questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  const late = (
    await courses.saveOutline(outlined, [
      { title: '章', sections: [{ ...section, key, questions: [single({ second: 10 })] }] },
    ])
  ).body;
  const author = await courses.as('shenruoxi');
  const preview = await author.call(manage.previewPublish, { id: made.id });
  expect(preview.body.problems).toEqual([{ rule: 'question-after-end', title: '片' }]);
  expect((await courses.publishSaved(late)).body).toMatchObject(refused('course.not-ready'));
  const before = await courses.snapshot();
  const twice = [single(), single()];
  const keyless = [single({ question: { kind: 'single', text: '问', options, rightId: 'c3', penalty: 0 } })];
  for (const wrongOnes of [
    { ...section, key, questions: twice },
    { ...section, key, questions: keyless },
    article('图文', { questions: [single()] }),
  ])
    expect((await courses.saveOutline(late, [{ title: '章', sections: [wrongOnes] }])).body).toMatchObject(
      refused('course.wrong-section'),
    );
  expect(await courses.snapshot()).toBe(before);
  const saved = (await courses.saveOutline(late, [{ title: '章', sections: [{ ...section, key }] }])).body;
  await courses.publishSaved(saved);
  const copy = (await author.call(manage.copyCourse, { id: made.id })).body;
  const form = (await author.call(manage.readCourseForm, { id: copy.id })).body;
  expect(form.chapters[0]?.sections[0]?.questions).toEqual(questions);
  await expect(
    world.rows(
      `update course_section set questions = '[]' where key = $1 and exists (select from course_version v where v.id = version_id and v.published_at is not null)`,
      [key],
    ),
  ).rejects.toThrow('a published version does not change');
});

test('[D-178] who is moved to a version without the question finishes by opening the section', async () => {
  const { courseId, sectionKey, revision } = await publish();
  await courses.finish('linzhiyuan', courseId, sectionKey);
  const [file] = await world.rows('select file_id from course_section where key = $1', [sectionKey]);
  const sections = [{ ...(await film({ questions: [] })), key: sectionKey, fileId: String(file?.['file_id']) }];
  const saved = (await courses.saveOutline({ id: courseId, revision }, [{ title: '章', sections }])).body;
  await (
    await courses.as('shenruoxi')
  ).call(manage.publishCourse, { id: courseId, revision: saved.revision, midway: 'move' });
  expect((await start('linzhiyuan', { courseId, sectionKey })).finishTime).not.toBeNull();
  expect(await isDone('linzhiyuan', courseId)).toBe(true);
});
