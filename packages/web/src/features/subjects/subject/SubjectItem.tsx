import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { contentKinds } from '../../../shared/contents/content-kinds.ts';
import { useClassFacts } from '../../../shared/contents/use-class-facts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemLock } from './ItemLock.tsx';
import { ItemTags } from './ItemTags.tsx';
import classes from './Subject.module.css';
import { isDone, type ItemView, type SubjectView } from './subject-view.ts';
import type { ItemActions } from './use-item-actions.ts';

type Props = { subject: SubjectView; item: ItemView; actions: ItemActions };

/** One item: what it is, its state and deadline, why it is locked, and the way to it. */
export function SubjectItem({ subject, item, actions }: Props) {
  const t = useT('study');
  const words = useT('subjects');
  const { date, percent } = useFormat();
  const factsOf = useClassFacts();
  const { title, isActive, finishTime, mark, lock, trainingClass, anew } = item;
  const isFinished = isDone(item);
  const isUnplanned = item.businessType === BusinessType.class && anew?.isFinished === false && anew.classId === null;
  const kind = contentKinds[item.businessType];
  return (
    <li className={classes.item} aria-current={isActive ? 'step' : undefined}>
      <kind.icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <HintText as="span">
          {t(kind.label)} · {t(item.isRequired ? 'positions.section.required' : 'positions.section.elective')}
          {isFinished && finishTime !== null && ` · ${date(finishTime)}`}
          {!isFinished && factsOf(trainingClass).map((fact) => ` · ${fact}`)}
          {isUnplanned && ` · ${words('subjects.anew.noClass')}`}
          {mark !== null && ` · ${t('study.player.exam.mark', { mark: percent(mark / 100) })}`}
        </HintText>
        <ItemTags item={item} />
        {lock && <ItemLock lock={lock} />}
      </div>
      {subject.joinTime !== null && subject.offer?.isOpen !== false && item.isAvailable && (
        <ItemButtons subjectId={subject.id} item={item} actions={actions} />
      )}
    </li>
  );
}
