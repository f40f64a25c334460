import type { listMarkingExams } from '@shuyuan/contract/exams/marking/marking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './Marking.module.css';

type WaitingExam = OutputOf<typeof listMarkingExams>['items'][number];

export function MarkingExamRow({ exam: { id, name, waitingCount } }: { exam: WaitingExam }) {
  const t = useT('exams');
  return (
    <Card as="li" className={classes.row}>
      <PathLink to="examMarking" params={{ id }} className={classes.name}>
        {name}
      </PathLink>
      <Tag tone="gold">{t('exams.mark.waiting', { count: waitingCount })}</Tag>
    </Card>
  );
}
