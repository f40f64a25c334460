import { Textarea } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { closeAccount, reopenAccount } from '@shuyuan/contract/teams/account.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { type Account, accountReads } from './account.ts';

const reasonMax = 200;

type Props = { account: Pick<Account, 'id' | 'name'>; action: 'close' | 'reopen'; onClose: () => void };

/** Takes an account out of sight, or shows it again; its people are told why. */
export function MoveAccount({ account: { id, name }, action, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const [reason, setReason] = useState('');
  const move = useWrite(action === 'close' ? closeAccount : reopenAccount, {
    refreshes: accountReads,
    onSuccess: () => {
      showNotice(t(`teams.account.${action}.done`), 'success');
      onClose();
    },
  });
  const isTooLong = textLength(reason) > reasonMax;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(`teams.account.${action}`)}
      submitLabel={t(`teams.account.${action}`)}
      width={480}
      isBusy={move.isPending}
      isDirty={reason.trim() !== ''}
      onSubmit={() => (isTooLong ? undefined : move.mutate({ id, reason: reason.trim() }))}
      onClose={onClose}
    >
      <p>{t(`teams.account.${action}.text`, { name })}</p>
      <Textarea
        label={t('teams.account.move.reason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        value={reason}
        error={isTooLong ? t('teams.account.move.tooLong', { max: reasonMax }) : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
