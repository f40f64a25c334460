import { Textarea } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';

type Props = { value: string; problem: string | null | undefined; onChange: (reason: string) => void };

export function ReasonField({ value, problem, onChange }: Props) {
  const t = useT('admin');
  return (
    <Textarea
      label={t('admin.coins.reason')}
      description={t('admin.coins.reason.hint')}
      required
      autosize
      minRows={2}
      maxRows={4}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
