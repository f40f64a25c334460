import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import classes from './AttemptFacts.module.css';
import { AttemptTag } from './AttemptTag.tsx';
import { useExamWords } from './use-exam-words.ts';

type AttemptHead = OutputOf<typeof readAttemptResult>['attempt'];

/** ENUM-06: where an attempt stands, and its score where it is to be seen. */
export function AttemptFacts({ attempt }: { attempt: AttemptHead }) {
  const t = useT('exams');
  const format = useFormat();
  const words = useExamWords();
  const { number, status, startTime, score, pointSum } = attempt;
  return (
    <span className={classes.root}>
      <AttemptTag status={status} />
      <HintText as="span">{t('exams.attempt.number', { number })}</HintText>
      <HintText as="span">{format.dateTime(startTime)}</HintText>
      {score !== null && <span>{t('exams.score', { score: words.score(score), sum: format.count(pointSum) })}</span>}
    </span>
  );
}
