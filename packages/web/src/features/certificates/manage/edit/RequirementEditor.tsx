import { TextInput } from '@mantine/core';
import { hasMark } from '@shuyuan/contract/certificates/requirement-types';
import { useT } from '../../../../lib/texts.ts';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { Grip } from '../../../../shared/ordering/Grip.tsx';
import { MoveButtons, type Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import { type Dragging, OrderedRow } from '../../../../shared/ordering/OrderedRow.tsx';
import { isMinimumWrong, keyOf, type RequirementDraft } from './certificate-draft.ts';
import classes from './Edit.module.css';

type Props = Dragging &
  Moving & {
    requirement: RequirementDraft;
    onChange: (requirement: RequirementDraft) => void;
  };

/** One content of the draft, with the mark it asks for where there can be one. */
export function RequirementEditor({ requirement, isDragged, onDrag, onDrop, onChange, ...moving }: Props) {
  const t = useT('courses');
  const { title, businessType, minimumPercent } = requirement;
  const { icon: Icon } = contentKinds[businessType];
  return (
    <OrderedRow id={keyOf(requirement)} className={classes.requirement} isDragged={isDragged} onDrop={onDrop}>
      <Grip name={title} onDrag={onDrag} />
      <Icon size={18} aria-hidden className={classes.icon} />
      <bdi className={classes.title}>{title}</bdi>
      {hasMark(businessType) && (
        <TextInput
          className={classes.minimum}
          inputMode="numeric"
          aria-label={t('certificates.minimum.of', { title })}
          placeholder={t('certificates.minimum.field')}
          error={isMinimumWrong(requirement)}
          value={minimumPercent}
          onChange={(event) => onChange({ ...requirement, minimumPercent: event.currentTarget.value })}
        />
      )}
      <MoveButtons name={title} {...moving} />
    </OrderedRow>
  );
}
