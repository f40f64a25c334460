import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Caller } from './caller.ts';
import type { TestWorld } from './open-world.ts';
import { bankOf } from './test-bank.ts';
import { everyone } from './test-courses.ts';
import { snapshotWithJobs } from './test-snapshot.ts';

export type ExamForm = InputOf<typeof papers.createExam>;

const tables = ['exam', 'exam_paper', 'exam_paper_question', 'audit_entry'];

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

  return {
    ...bank,
    author,
    fixedPaper,
    examFields: fieldsOf,
    create,
    publish,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
