import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { contentKinds } from '../../../shared/contents/content-kinds.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemLock } from './ItemLock.tsx';
import { ItemTags } from './ItemTags.tsx';
import classes from './Subject.module.css';
import type { ItemView, SubjectView } from './subject-view.ts';
import type { ItemActions } from './use-item-actions.ts';

type Props = { subject: SubjectView; item: ItemView; actions: ItemActions };

/** One item: what it is, its state and deadline, why it is locked, and the way to it. */
export function SubjectItem({ subject, item, actions }: Props) {
  const t = useT('study');
  const { date, percent } = useFormat();
  const { title, isFinished, isActive, finishTime, mark, lock } = item;
  const kind = contentKinds[item.businessType];
  return (
    <li className={classes.item} aria-current={isActive ? 'step' : undefined}>
      <kind.icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <HintText as="span">
          {t(kind.label)} · {t(item.isRequired ? 'positions.section.required' : 'positions.section.elective')}
          {isFinished && finishTime !== null && ` · ${date(finishTime)}`}
          {mark !== null && ` · ${t('study.player.exam.mark', { mark: percent(mark / 100) })}`}
        </HintText>
        <ItemTags item={item} />
        {lock && <ItemLock lock={lock} />}
      </div>
      {subject.joinTime !== null && item.isAvailable && (
        <ItemButtons subjectId={subject.id} item={item} actions={actions} />
      )}
    </li>
  );
}
