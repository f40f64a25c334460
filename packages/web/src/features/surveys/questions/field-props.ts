import type { Answer } from '@shuyuan/contract/surveys/answers';

/** The answer of one question; undefined while there is none. */
export type FieldProps<Q> = {
  question: Q;
  /** The id of the element that says what is wrong, or of the hint. */
  describedBy: string | undefined;
  /** The id of the element that asks. */
  labelledBy: string;
  answer: Answer | undefined;
  isWrong: boolean;
  onChange: (answer: Answer | undefined) => void;
};
