import { reviseBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import * as marking from '@shuyuan/contract/exams/marking/marking.wire';
import { previewRegrade, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { coursesOf, everyone, openSection, type Section } from '../study/test-courses.ts';
import { examsOf, rightText, tab, wrongText } from './test-exams.ts';

export const examSection = (contentId: string, over: Partial<Section> = {}): Section => ({
  type: SectionType.exam,
  title: '结业考试',
  isRequired: true,
  contentId,
  ...over,
});

/** Courses of 沈若溪 with exams, as tests meet them. */
export function examSectionsOf(world: TestWorld) {
  const [courses, exams] = [coursesOf(world), examsOf(world)];

  /** Meant for one colleague alone: learners are led here by the course. */
  async function publishExam(settings: Partial<ExamSettings> = {}): Promise<string> {
    const memberIds = [await courses.idOf('member', 'account', 'amina')];
    const audience = { ...everyone, isEveryone: false, memberIds };
    const paper = await exams.fixedPaper(2);
    return exams.publish(exams.examFields(paper, { maxAttempts: 3, ...settings }, { audience }));
  }

  /** One attempt with so many of two questions right. */
  async function take(taker: Caller, examId: string, right: number): Promise<void> {
    const attempt = await exams.begin(taker, examId);
    for (const ordinal of [0, 1]) await attempt.save(ordinal, 1, ordinal < right ? rightText : wrongText);
    await attempt.handIn();
  }

  /** An exam of one essay of ten points, which a person marks. */
  async function publishEssay(settings: Partial<ExamSettings> = {}) {
    const shen = await exams.author();
    const question = { kind: 'essay' as const, text: '写一写', rubric: '' };
    const questionId = await exams.write(shen, await exams.category(shen), { question });
    const questions = [{ questionId, version: 1, points: 10 }];
    return { id: await exams.publish(exams.examFields({ kind: 'fixed', questions }, settings)), questionId };
  }

  async function handInEssay(taker: Caller, examId: string): Promise<void> {
    const { id, handIn } = await exams.begin(taker, examId);
    const answer = { kind: 'essay' as const, text: '我的看法' };
    await taker.call(saveAnswers, { id, tabId: tab, answers: [{ ordinal: 0, revision: 1, answer, isFlagged: false }] });
    await handIn();
  }

  /** The next essay that waits gets so many of its ten points. */
  async function markEssay({ id, questionId }: { id: string; questionId: string }, points: number): Promise<void> {
    const markerIds = [await courses.idOf('member', 'account', 'tanmuyang')];
    const rule = { markerCount: 1, differenceRule: 'average', differencePercent: 10, markerIds } as const;
    await (await exams.author()).call(marking.saveMarkingRule, { id, ...rule });
    const marker = await courses.as('tanmuyang');
    const { item } = (await marker.call(marking.nextMarkingItem, { id, questionId, version: 1 })).body;
    world.clock.advance(60_000);
    await marker.call(marking.giveMark, { id: item?.id ?? '', mark: points * 10_000, comment: '' });
  }

  const open = async (taker: Caller, courseId: string, sectionKey = '') =>
    (await taker.call(startPlay, { courseId, sectionKey })).body;
  const examOf = async (taker: Caller, courseId: string, sectionKey = '') =>
    (await taker.call(openSection, { courseId, sectionKey })).body.exam;

  /** The second question put right, so that the wrong answer counts; answers what a regrade by it is asked with. */
  async function correct(examId: string, mayLower: boolean) {
    const shen = await exams.author();
    const [asked] = await world.rows(
      `select question_id, category_id from exam_paper_question join exam_question on exam_question.id = question_id
       where paper_id = (select paper_id from exam where id = $1) and ordinal = 1`,
      [examId],
    );
    const questionId = String(asked?.['question_id']);
    const question = {
      kind: 'single' as const,
      text: '控制图上连续七点上升说明什么？',
      options: [rightText, '过程受控', wrongText].map((text, index) => ({ id: `o${index}`, text })),
      rightId: 'o2',
      penalty: 0,
    };
    const fields = exams.fieldsOf(String(asked?.['category_id']), { question });
    const { version } = (await shen.call(reviseBankQuestion, { id: questionId, version: 1, ...fields })).body;
    return { id: examId, keys: [{ questionId, rule: 'key' as const, version }], mayLower };
  }

  /** Answers what the dry run said would follow elsewhere. */
  async function regrade(examId: string, mayLower: boolean) {
    const shen = await exams.author();
    const input = await correct(examId, mayLower);
    const { digest, changes, openedCount, closedCount } = (await shen.call(previewRegrade, input)).body;
    world.clock.advance(60_000);
    const { status, body } = await shen.call(regradeExam, { ...input, digest });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const consequences = changes.flatMap((change) =>
      change.consequences.map(({ kind, section, effect }) => [change.fullName, kind, section, effect].join(' ')),
    );
    return { consequences: consequences.toSorted(), openedCount, closedCount };
  }

  return { courses, exams, publishExam, take, publishEssay, handInEssay, markEssay, open, examOf, correct, regrade };
}

/** An exam as the section of a course shows it. */
export const readExamOfSection = async (by: Caller, courseId: string, sectionKey: string) =>
  (await by.call(openSection, { courseId, sectionKey })).body.exam;
