import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { TextInput } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { Grip } from '../../../../shared/ordering/Grip.tsx';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import { type Dragging, OrderedRow } from '../../../../shared/ordering/OrderedRow.tsx';
import { DeadlineField } from './DeadlineField.tsx';
import classes from './Editor.module.css';
import { PrerequisiteFields } from './PrerequisiteFields.tsx';
import type { ItemDraft } from './subject-draft.ts';

type Props = Dragging &
  Moving & {
    item: ItemDraft;
    /** Items its own may wait for. */
    before: readonly ItemDraft[];
    onChange: (item: ItemDraft) => void;
  };

/** An item of the draft: title, required or elective, what comes first, and its deadline. */
export function ItemEditor({ item, before, isDragged, onDrag, onDrop, onChange, ...moving }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const kind = contentKinds[item.businessType];
  return (
    <OrderedRow id={item.key} className={classes.item} isDragged={isDragged} onDrop={onDrop}>
      <div className={classes.row}>
        <Grip name={item.title} onDrag={onDrag} />
        <kind.icon size={18} aria-hidden className={classes.icon} />
        <TextInput
          className={classes.title}
          aria-label={study('positions.form.sectionTitle', { kind: study(kind.label) })}
          maxLength={subjectLimits.itemTitleMax}
          value={item.title}
          onChange={(event) => onChange({ ...item, title: event.currentTarget.value })}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={item.isRequired}
            onChange={(event) => onChange({ ...item, isRequired: event.currentTarget.checked })}
          />
          {study('positions.section.required')}
        </label>
        <MoveButtons name={item.title} {...moving} />
      </div>
      {before.length > 0 && <PrerequisiteFields item={item} before={before} onChange={onChange} />}
      <DeadlineField
        label={t('subjects.form.itemDeadline')}
        value={item.deadline}
        onChange={(deadline) => onChange({ ...item, deadline })}
      />
    </OrderedRow>
  );
}
