import type { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { CheckCircle2, Circle } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { TaskLink } from '../../../shared/tasks/TaskLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from '../manage/Assignments.module.css';

type Props = { item: OutputOf<typeof listOwnDuties>['items'][number]['items'][number]; dueTime: number };

/** A content of a duty with the way to it, of a class to the next one of its series, and whether it was done. */
export function OwnItem({ item, dueTime }: Props) {
  const t = useT('assignments');
  const { dateTime } = useFormat();
  const { kind, businessId, title, isAsked, finishTime, nextClass } = item;
  const isPlanned = kind === 'class' && isAsked && finishTime === null;
  const task = {
    kind,
    id: nextClass?.id ?? businessId,
    title,
    dueTime,
    sinceTime: dueTime,
    box: null,
    starterName: null,
  };
  const Icon = finishTime === null ? Circle : CheckCircle2;
  return (
    <li className={classes.item}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <TaskLink task={task} className={classes.itemTitle}>
        <bdi>{title}</bdi>
      </TaskLink>
      {finishTime !== null && <HintText as="span">{t('assignments.progress.done')}</HintText>}
      {isPlanned && (
        <HintText as="span">
          {nextClass === null
            ? t('assignments.mine.noClass')
            : t('assignments.mine.nextClass', { time: dateTime(nextClass.startTime) })}
        </HintText>
      )}
      {!isAsked && <HintText as="span">{t('assignments.mine.notAsked')}</HintText>}
    </li>
  );
}
