import { Textarea } from '@mantine/core';
import { reasonMax } from '@shuyuan/contract/ledger/grants';
import { useT } from '../../../lib/texts.ts';

type Props = { value: string; isWrong: boolean; onChange: (reason: string) => void };

export function ReasonField({ value, isWrong, onChange }: Props) {
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
      error={isWrong && t('admin.coins.reason.invalid', { max: reasonMax })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
