import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listExamRecords } from '@shuyuan/contract/exams/taking/taking.wire';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AttemptFacts } from '../AttemptFacts.tsx';
import classes from './List.module.css';

type ExamRecord = OutputOf<typeof listExamRecords>['items'][number];

/** One attempt with its exam; one that is open leads back to its paper. */
export function RecordCard({ record }: { record: ExamRecord }) {
  const t = useT('exams');
  const { id, examName, isCertification, status } = record;
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <PathLink
          to={status === ExamRecordStatus.answering ? 'examTake' : 'examResult'}
          params={{ id }}
          className={classes.name}
        >
          {examName}
        </PathLink>
        {isCertification && <Tag tone="gold">{t('exams.certification')}</Tag>}
      </div>
      <AttemptFacts attempt={record} />
    </Card>
  );
}
