import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { formulaReading, formulasIn, hasWrongFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import { textsOfQuestion } from '@shuyuan/contract/exams/bank/texts-of-question';
import temml from 'temml';

function canBeRead(tex: string): boolean {
  try {
    temml.renderToString(tex, { ...formulaReading, throwOnError: true });
    return true;
  } catch {
    // Deep nesting ends in an error of the runtime, not of the library.
    return false;
  }
}

/** Whether all formulas of a question can be drawn. Asked when it is written, never when a paper is opened. */
export const isReadable = (question: ExamQuestion, explanation: string): boolean =>
  [...textsOfQuestion(question), explanation].every(
    (text) => !hasWrongFormula(text) && formulasIn(text).every(canBeRead),
  );
