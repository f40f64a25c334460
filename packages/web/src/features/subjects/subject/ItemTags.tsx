import { Check, Lock } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { MembershipTag } from '../../../shared/contents/MembershipTag.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DueTag } from '../DueTag.tsx';
import classes from './Subject.module.css';
import { isDone, type ItemView } from './subject-view.ts';

/** The states of an item in words. */
export function ItemTags({ item }: { item: ItemView }) {
  const t = useT('subjects');
  const study = useT('study');
  const { isActive, isWaiting, isExempt, isAvailable, lock, dueTime, finishTime, exemption, trainingClass, anew } =
    item;
  const isFinished = isDone(item);
  return (
    <span className={classes.tags}>
      {isActive && <Tag tone="gold">{study('positions.section.active')}</Tag>}
      {isFinished && (
        <Tag tone="pine" icon={<Check size={14} aria-hidden />}>
          {isExempt ? t('subjects.exempt') : study('positions.section.finished')}
        </Tag>
      )}
      {anew && !isFinished && <Tag tone="gold">{t('subjects.anew')}</Tag>}
      {isWaiting && <Tag tone="gold">{study('positions.section.waiting')}</Tag>}
      {lock && (
        <Tag tone="gold" icon={<Lock size={14} aria-hidden />}>
          {study('positions.chapter.locked')}
        </Tag>
      )}
      <MembershipTag membership={isFinished ? null : trainingClass} isAvailable={isAvailable} />
      {!isAvailable && <Tag>{study('positions.section.unavailable')}</Tag>}
      <DueTag dueTime={dueTime} finishTime={finishTime} />
      {exemption?.state === 'waiting' && <Tag>{t('subjects.exemption.state.waiting')}</Tag>}
      {exemption?.state === 'refused' && !isFinished && (
        <HintText as="span">{t('subjects.exemption.refusedWhy', { reason: exemption.comment })}</HintText>
      )}
    </span>
  );
}
