import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { Grip } from '../../../../shared/ordering/Grip.tsx';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import { type Dragging, OrderedRow } from '../../../../shared/ordering/OrderedRow.tsx';
import classes from './ChapterEditor.module.css';
import type { SectionDraft } from './path-draft.ts';

type Props = Dragging &
  Moving & {
    section: SectionDraft;
    onChange: (section: SectionDraft) => void;
  };

/** A section of the draft: its title, and whether it is required. */
export function SectionEditor({ section, isDragged, onDrag, onDrop, onChange, ...moving }: Props) {
  const t = useT('study');
  const kind = contentKinds[section.businessType];
  return (
    <OrderedRow id={section.id} className={classes.section} isDragged={isDragged} onDrop={onDrop}>
      <Grip name={section.title} onDrag={onDrag} />
      <kind.icon size={18} aria-hidden className={classes.icon} />
      <TextInput
        className={classes.title}
        aria-label={t('positions.form.sectionTitle', { kind: t(kind.label) })}
        maxLength={positionLimits.sectionTitleMax}
        value={section.title}
        onChange={(event) => onChange({ ...section, title: event.currentTarget.value })}
      />
      <label className={classes.required}>
        <input
          type="checkbox"
          checked={section.require}
          onChange={(event) => onChange({ ...section, require: event.currentTarget.checked })}
        />
        {t('positions.section.required')}
      </label>
      <MoveButtons name={section.title} {...moving} />
    </OrderedRow>
  );
}
