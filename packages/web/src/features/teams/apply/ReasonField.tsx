import { Textarea } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { applicationReasonMax } from '@shuyuan/contract/teams/account-rules';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';

type Props = { reason: string; error: ReactNode; onChange: (reason: string) => void };

/** What those who decide read first. */
export function ReasonField({ reason, error, onChange }: Props) {
  const t = useT('share');
  return (
    <Textarea
      label={t('teams.apply.reason')}
      description={t('teams.form.used', { count: textLength(reason), max: applicationReasonMax })}
      placeholder={t('teams.apply.reason.hint')}
      rows={4}
      value={reason}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
