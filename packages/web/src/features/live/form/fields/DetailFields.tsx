import { Textarea, TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { fieldsOf, liveLimits } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../../lib/texts.ts';
import type { FieldsProps } from './fields-props.ts';
import classes from './LiveFields.module.css';
import { RoomField } from './RoomField.tsx';

/** How long, for how many, in which room, and about what. */
export function DetailFields({ draft, supplier, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  const text = (field: 'desc' | 'estimateDuration' | 'planNumber') => ({
    label: t(`live.form.${field}`),
    error: errorOf(field),
    value: draft[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [field]: currentTarget.value }),
  });
  const used = t('live.form.used', { count: textLength(draft.desc.trim()), max: liveLimits.descMax });
  return (
    <>
      <div className={classes.pair}>
        <TextInput {...text('estimateDuration')} inputMode="numeric" maxLength={liveLimits.numberMax} />
        <TextInput {...text('planNumber')} inputMode="numeric" maxLength={liveLimits.numberMax} />
      </div>
      {fieldsOf({ supplier, liveType: draft.liveType }).startTime && (
        <RoomField draft={draft} errorOf={errorOf} onChange={onChange} />
      )}
      <Textarea {...text('desc')} description={used} rows={2} />
    </>
  );
}
