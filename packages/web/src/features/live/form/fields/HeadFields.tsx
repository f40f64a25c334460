import { TextInput } from '@mantine/core';
import { fieldsOf, liveLimits } from '@shuyuan/contract/live/live-form';
import { lazy, Suspense } from 'react';
import { inTime } from '../../../../lib/load-chunk.ts';
import { useT } from '../../../../lib/texts.ts';
import { SkeletonText } from '../../../../ui/Skeletons.tsx';
import type { FieldsProps } from './fields-props.ts';

const StartTimeField = lazy(async () => ({
  default: (await inTime('live-start-time', import('./StartTimeField.tsx'))).StartTimeField,
}));

/** What the live is called, and when it begins. */
export function HeadFields({ draft, supplier, earliest, locks, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  const common = useT('common');
  const has = fieldsOf({ supplier, liveType: draft.liveType });
  return (
    <>
      <TextInput
        label={t('live.form.subject')}
        required
        maxLength={liveLimits.subjectMax * 2}
        data-autofocus
        error={errorOf('subject')}
        value={draft.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      />
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
    </>
  );
}
