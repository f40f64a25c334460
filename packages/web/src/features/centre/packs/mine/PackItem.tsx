import type { readOwnPack } from '@shuyuan/contract/centre/packs/own-pack.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { CheckCircle2, Circle } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { TaskLink } from '../../../../shared/tasks/TaskLink.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from '../Packs.module.css';

type Props = { item: OutputOf<typeof readOwnPack>['items'][number]; dueTime: number };

/** A content of a pack with the way to it, its minutes, and whether it was done. */
export function PackItem({ item, dueTime }: Props) {
  const t = useT('packs');
  const { count } = useFormat();
  const { kind, businessId, title, minutes, isAsked, isDone } = item;
  const task = { kind, id: businessId, title, dueTime, sinceTime: dueTime, box: null, starterName: null };
  const Icon = isDone ? CheckCircle2 : Circle;
  return (
    <li className={classes.item}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <TaskLink task={task} className={classes.itemTitle}>
        <bdi>{title}</bdi>
      </TaskLink>
      {minutes !== null && !isDone && (
        <HintText as="span">{t('packs.preview.minutes', { minutes: count(minutes) })}</HintText>
      )}
      {isDone && <HintText as="span">{t('packs.standing.done')}</HintText>}
      {!isAsked && !isDone && <HintText as="span">{t('packs.mine.notAsked')}</HintText>}
    </li>
  );
}
