import { Textarea, TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { fieldsOf, liveLimits } from '@shuyuan/contract/live/live-form';
import { lazy, Suspense } from 'react';
import { inTime } from '../../../lib/load-chunk.ts';
import { useT } from '../../../lib/texts.ts';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import type { FieldsProps } from './fields-props.ts';
import classes from './LiveFields.module.css';
import { PeoplePicker } from './PeoplePicker.tsx';

const StartTimeField = lazy(async () => ({
  default: (await inTime('live-start-time', import('./StartTimeField.tsx'))).StartTimeField,
}));

/** What the live is about, when, how long, and who speaks. */
export function BasicFields({ draft, supplier, earliest, locks, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  const common = useT('common');
  const has = fieldsOf({ supplier, liveType: draft.liveType });
  const text = (field: 'subject' | 'desc' | 'lecturerDesc' | 'estimateDuration' | 'planNumber') => ({
    label: t(`live.form.${field}`),
    error: errorOf(field),
    value: draft[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [field]: currentTarget.value }),
  });
  const used = (field: 'desc' | 'lecturerDesc', max: number): string =>
    t('live.form.used', { count: textLength(draft[field].trim()), max });
  return (
    <>
      <TextInput {...text('subject')} required maxLength={liveLimits.subjectMax * 2} data-autofocus />
      {has.startTime && (
        <Suspense fallback={<SkeletonText label={common('shell.loading')} count={2} />}>
          <StartTimeField
            value={draft.startTime}
            earliest={earliest}
            lockedReason={locks.startTime}
            error={errorOf('startTime')}
            onChange={(startTime) => onChange({ startTime })}
          />
        </Suspense>
      )}
      <div className={classes.pair}>
        <TextInput {...text('estimateDuration')} inputMode="numeric" maxLength={liveLimits.numberMax} />
        <TextInput {...text('planNumber')} inputMode="numeric" maxLength={liveLimits.numberMax} />
      </div>
      <Textarea {...text('desc')} description={used('desc', liveLimits.descMax)} rows={2} />
      <PeoplePicker
        label={t('live.form.lecturer')}
        hint={t('live.form.lecturer.hint')}
        supplier={supplier}
        value={draft.lecturer ? [draft.lecturer] : []}
        max={1}
        onChange={([lecturer]) => onChange({ lecturer: lecturer ?? null })}
      />
      <Textarea {...text('lecturerDesc')} description={used('lecturerDesc', liveLimits.lecturerDescMax)} rows={3} />
    </>
  );
}
