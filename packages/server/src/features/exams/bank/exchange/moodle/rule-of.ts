import { difficulties, type Difficulty } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { textAt, type XmlElement } from './read-xml.ts';

/** Elements of our own for whatever Moodle has no word for; it passes over them. */
export const ruleOf = <R extends string>(element: XmlElement, rules: readonly R[]): R | undefined =>
  rules.find((rule) => rule === textAt(element, 'markrule'));
export const penaltyOf = (element: XmlElement): number | undefined => {
  const penalty = Number(textAt(element, 'wrongpenalty') || Number.NaN);
  return Number.isInteger(penalty) ? penalty : undefined;
};
export const difficultyOf = (element: XmlElement): Difficulty =>
  difficulties.find((one) => String(one) === textAt(element, 'difficulty')) ?? 3;
