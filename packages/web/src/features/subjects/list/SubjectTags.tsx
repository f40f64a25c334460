import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { useT } from '../../../lib/texts.ts';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DueTag } from '../DueTag.tsx';
import type { SubjectCardView } from './subject-card.ts';
import classes from './SubjectCard.module.css';

/** How far the reader is with a subject, what it costs, and by when it is due. */
export function SubjectTags({ subject: { finishStatus, offer, dueTime } }: { subject: SubjectCardView }) {
  const study = useT('study');
  const isFinished = finishStatus === FinishStatus.finished;
  return (
    <span className={classes.tags}>
      <Tag tone={isFinished ? 'pine' : 'neutral'}>{study(finishStatusLabels[finishStatus])}</Tag>
      {offer && <PriceTag offer={offer} />}
      {!isFinished && <DueTag dueTime={dueTime} finishTime={null} />}
    </span>
  );
}
