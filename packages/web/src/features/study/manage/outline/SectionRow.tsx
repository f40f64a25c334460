import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { sectionTypeLabels } from '@shuyuan/contract/study/section-types';
import { ArrowDown, ArrowUp, GripVertical, Pencil, X } from 'lucide-react';
import { clockText } from '../../../../lib/clock-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { dragHandle, type Half, useDropTarget } from '../../../../shared/ordering/use-drop-target.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from './Outline.module.css';
import type { DraftSection, Step } from './outline-draft.ts';
import { sectionIcons } from './section-icons.ts';

type Props = {
  section: DraftSection;
  canEdit: boolean;
  isDragged: boolean;
  canStep: (step: Step) => boolean;
  onStep: (step: Step, button: HTMLElement) => void;
  onDrag: (isDragged: boolean) => void;
  /** Whatever is dragged was let go over this one. */
  onDrop: (half: Half) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** The kind of a section, how long it is as the server measured it, and the file it shows. */
function About({ section }: Pick<Props, 'section'>) {
  const t = useT('courses');
  const study = useT('study');
  const format = useFormat();
  const { type, title, isRequired, isFree, unitCount, fileName, questions } = section;
  const { unit, source } = sectionKindOf(type);
  const length = (): string | null => {
    if (unit === 'minute') return t('courses.section.minutesLong', { count: format.count(unitCount ?? 0) });
    if (source !== 'file' || unit === 'whole') return null;
    if (unitCount === null) return t('courses.section.notMeasured');
    return unit === 'second' ? clockText(unitCount) : t('courses.section.pages', { count: format.count(unitCount) });
  };
  return (
    <div className={classes.about}>
      <bdi className={classes.name}>{title}</bdi>
      <span className={classes.soft}>
        <span>{study(sectionTypeLabels[type])}</span>
        {length() !== null && <span>{length()}</span>}
        {fileName && <bdi>{fileName}</bdi>}
        {questions.length > 0 && <span>{t('courses.questions.count', { count: format.count(questions.length) })}</span>}
        {isFree && <Tag tone="gold">{t('courses.section.free')}</Tag>}
        {!isRequired && <Tag>{t('courses.section.elective')}</Tag>}
      </span>
    </div>
  );
}

function Tools({ section: { title: name }, canStep, onStep, onEdit, onRemove }: Props) {
  const t = useT('courses');
  return (
    <div className={classes.tools}>
      <IconButton
        label={t('courses.section.up', { name })}
        icon={<ArrowUp size={18} aria-hidden />}
        disabledReason={canStep('up') ? undefined : t('courses.first')}
        onClick={({ currentTarget }) => onStep('up', currentTarget)}
      />
      <IconButton
        label={t('courses.section.down', { name })}
        icon={<ArrowDown size={18} aria-hidden />}
        disabledReason={canStep('down') ? undefined : t('courses.last')}
        onClick={({ currentTarget }) => onStep('down', currentTarget)}
      />
      <IconButton
        label={t('courses.section.edit', { name })}
        icon={<Pencil size={18} aria-hidden />}
        onClick={onEdit}
      />
      <IconButton label={t('courses.section.remove', { name })} icon={<X size={18} aria-hidden />} onClick={onRemove} />
    </div>
  );
}

/** A section of the outline, moved by pointer or by key. */
export function SectionRow(props: Props) {
  const { section, canEdit, isDragged, onDrag, onDrop } = props;
  const target = useDropTarget(onDrop);
  const Icon = sectionIcons[section.type];
  return (
    <li>
      <div
        className={classes.row}
        data-moved={section.id}
        data-dragged={isDragged || undefined}
        data-over={target.over ?? undefined}
        {...(canEdit && { ...dragHandle(section.title, onDrag), ...target.events })}
      >
        {canEdit && <GripVertical size={18} aria-hidden className={classes.grip} />}
        <Icon size={20} aria-hidden className={classes.icon} />
        <About section={section} />
        {canEdit && <Tools {...props} />}
      </div>
    </li>
  );
}
