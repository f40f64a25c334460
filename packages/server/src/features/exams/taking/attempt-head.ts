import { type AttemptResult, isMarked, recordStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';

type Attempt = {
  readonly id: string;
  readonly number: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly pointSum: number;
  readonly result: AttemptResult | null;
  readonly score: number | null;
};

/** An attempt as a line of a list, with its score where it is to be seen. */
export function attemptHeadOf(attempt: Attempt, isMarkShown: boolean) {
  const { id, number, startedAt, endedAt, pointSum, result, score } = attempt;
  return {
    id,
    number,
    startTime: startedAt.getTime(),
    endTime: endedAt?.getTime() ?? null,
    status: recordStatusOf({ result, isMarkShown }),
    score: isMarkShown && isMarked(result) ? score : null,
    pointSum,
  };
}
