import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { ExamRecordStatus, examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './AttemptFacts.module.css';
import { useExamWords } from './use-exam-words.ts';

type AttemptHead = OutputOf<typeof readAttemptResult>['attempt'];

const tones: Partial<Record<ExamRecordStatus, 'pine' | 'cinnabar' | 'gold'>> = {
  [ExamRecordStatus.passed]: 'pine',
  [ExamRecordStatus.failed]: 'cinnabar',
  [ExamRecordStatus.marking]: 'gold',
};

/** ENUM-06: where an attempt stands, and its score where it is to be seen. */
export function AttemptFacts({ attempt }: { attempt: AttemptHead }) {
  const t = useT('exams');
  const activity = useT('activity');
  const format = useFormat();
  const words = useExamWords();
  const { number, status, startTime, score, pointSum } = attempt;
  return (
    <span className={classes.root}>
      <Tag tone={tones[status] ?? 'neutral'}>{activity(examRecordStatusLabels[status])}</Tag>
      <HintText as="span">{t('exams.attempt.number', { number })}</HintText>
      <HintText as="span">{format.dateTime(startTime)}</HintText>
      {score !== null && <span>{t('exams.score', { score: words.score(score), sum: format.count(pointSum) })}</span>}
    </span>
  );
}
