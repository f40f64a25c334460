import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import * as wire from '@shuyuan/contract/practice/practice.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { examsOf, rightText, wrongText } from '../exams/test-exams.ts';
import { snapshotOf } from '../../test-snapshot.ts';

type Card = NonNullable<OutputOf<typeof wire.readNextCard>['card']>;

export const shanghai = { timeZone: 'Asia/Shanghai' };
const tables = ['practice_card', 'practice_answer', 'practice_bank', 'exam_category'];

/** The answer to a question of `fixedPaper` by the text of its option. */
const answerOf = ({ question }: Card, text: string) => {
  const options = 'options' in question ? question.options : [];
  return { kind: 'single' as const, optionId: options.find((option) => option.text === text)?.id ?? 'p99' };
};

/** Practice of the demo company as tests meet it. */
export function practiceOf(world: TestWorld) {
  const exams = examsOf(world);

  /** An exam whose key is shown at the hand-in, taken with wrong answers only. */
  async function takeWrong(taker: Caller, { count = 1, ...settings }: Partial<ExamSettings> & { count?: number } = {}) {
    const paper = await exams.fixedPaper(count);
    const fields = exams.examFields(paper, { showsAnswers: true, showsKey: true, ...settings });
    const id = await exams.publish(fields);
    const attempt = await exams.begin(taker, id);
    for (let ordinal = 0; ordinal < count; ordinal += 1) await attempt.save(ordinal, 1, wrongText);
    await attempt.handIn();
    return { id, paper, attemptId: attempt.id };
  }

  const next = async (taker: Caller, zone = shanghai) => (await taker.call(wire.readNextCard, zone)).body;

  async function nextCard(taker: Caller): Promise<Card> {
    const { card } = await next(taker);
    if (!card) throw new Error('nothing is to be practised');
    return card;
  }

  type AnswerOptions = { readonly text?: string; readonly answerId?: string; readonly zone?: typeof shanghai };
  const answer = (taker: Caller, card: Card, options: AnswerOptions = {}) => {
    const { text = rightText, answerId = randomUUID(), zone = shanghai } = options;
    const { id, round } = card;
    return taker.call(wire.answerCard, { id, answerId, round, answer: answerOf(card, text), ...zone });
  };

  return { ...exams, takeWrong, next, nextCard, answer, snapshot: () => snapshotOf(world, tables) };
}
