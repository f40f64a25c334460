import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { bankOf } from './test-bank.ts';
import { everyone } from '../study/test-courses.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

/** With everything an update names. */
export type ExamForm = Omit<InputOf<typeof papers.saveExam>, 'id' | 'revision'>;

const tables = [
  'exam',
  'exam_paper',
  'exam_paper_question',
  'exam_attempt',
  'exam_attempt_question',
  'exam_answer',
  'exam_late_answer',
  'exam_mark',
  'exam_marker',
  'exam_marking',
  'exam_marker_mark',
  'exam_regrade',
  'exam_annulment',
  'exam_extra_time',
  'exam_outage',
  'exam_attention',
  'audit_entry',
];

export const tab = 'tab-of-the-test';

type Question = Awaited<ReturnType<typeof openOf>>['questions'][number]['question'];
const openOf = async (taker: Caller, id: string) => (await taker.call(taking.openAttempt, { id, tabId: tab })).body;

/** The answer to a question of `fixedPaper`: the option of this text, as the taker is shown it. */
export function choose(question: Question | undefined, text: string) {
  const options = question && 'options' in question ? question.options : [];
  return { kind: 'single' as const, optionId: options.find((option) => option.text === text)?.id ?? 'p99' };
}
export const [rightText, wrongText] = ['过程有趋势', '样本太少'];

/** Exams of the demo company as tests meet them: made by 沈若溪, taken by 林知远. */
export function examsOf(world: TestWorld) {
  const bank = bankOf(world);
  const author = () => bank.as('shenruoxi');

  /** A fixed paper of so many questions of five points whose first option is right. */
  async function fixedPaper(count: number, by?: Caller) {
    const writer = by ?? (await author());
    const categoryId = await bank.category(writer);
    const questions: { questionId: string; version: number; points: number }[] = [];
    while (questions.length < count)
      questions.push({ questionId: await bank.write(writer, categoryId), version: 1, points: 5 });
    return { kind: 'fixed' as const, questions };
  }

  const fieldsOf = (paper: ExamForm['paper'], settings: Partial<ExamSettings> = {}, over: Partial<ExamForm> = {}) => ({
    name: '质量工具考试',
    introduction: '闭卷',
    audience: everyone,
    settings: { ...examBeginning, ...settings },
    paper,
    ...over,
  });

  async function create(fields: ExamForm) {
    return (await (await author()).call(papers.createExam, fields)).body;
  }

  async function publish(fields: ExamForm): Promise<string> {
    const { id, revision } = await create(fields);
    const { status, body } = await (await author()).call(papers.publishExam, { id, revision });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }

  const start = async (taker: Caller, id: string): Promise<string> =>
    (await taker.call(taking.startExam, { id })).body.id;

  /** A taker with an open attempt of an exam, its paper, and a save of one answer by its text. */
  async function begin(taker: Caller, examId: string) {
    const id = await start(taker, examId);
    const paper = await openOf(taker, id);
    const save = (ordinal: number, revision: number, text: string, tabId = tab) =>
      taker.call(taking.saveAnswers, {
        id,
        tabId,
        answers: [{ ordinal, revision, answer: choose(paper.questions[ordinal]?.question, text), isFlagged: false }],
      });
    const handIn = () => taker.call(taking.handInAttempt, { id });
    return { id, paper, save, handIn };
  }

  return {
    ...bank,
    author,
    fixedPaper,
    examFields: fieldsOf,
    create,
    publish,
    start,
    begin,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
