import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { ExamStatus, examStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useExamWords } from '../use-exam-words.ts';
import classes from './List.module.css';

type Exam = OutputOf<typeof listExams>['items'][number];

/** One exam: when it is open, how long it takes, and whether one is in the middle of it. */
export function ExamCard({ exam }: { exam: Exam }) {
  const t = useT('exams');
  const activity = useT('activity');
  const words = useExamWords();
  const { id, name, isCertification, status, openAttemptId, attemptCount, maxAttempts } = exam;
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <PathLink to="exam" params={{ id }} className={classes.name}>
          {name}
        </PathLink>
        <span className={classes.tags}>
          <PriceTag offer={exam.offer} />
          {isCertification && <Tag tone="gold">{t('exams.certification')}</Tag>}
          {openAttemptId !== null && <Tag tone="gold">{t('exams.midway')}</Tag>}
          <Tag tone={status === ExamStatus.open ? 'pine' : 'neutral'}>{activity(examStatusLabels[status])}</Tag>
        </span>
      </div>
      <HintText as="span">{words.window(exam)}</HintText>
      <HintText as="span">
        {`${words.length(exam.lengthMinutes)} · ${words.attempts(attemptCount, maxAttempts)}`}
      </HintText>
    </Card>
  );
}
