import { Button } from '@mantine/core';
import { restoreBankQuestion, retireBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { useState } from 'react';
import { showNotice } from '../../../../../lib/notices.ts';
import { useWrite } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../../shared/dialogs/RemoveDialog.tsx';
import { bankReads } from '../../bank-reads.ts';

type Props = { question: { readonly id: string; readonly isRetired: boolean } };

/** Takes a question out of what can be asked, or brings it back. */
export function RetireButton({ question: { id, isRetired } }: Props) {
  const t = useT('bank');
  const [isAsking, setIsAsking] = useState(false);
  const restore = useWrite(restoreBankQuestion, {
    refreshes: bankReads,
    onSuccess: () => showNotice(t('bank.restored'), 'success'),
  });
  if (isRetired)
    return (
      <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate({ id })}>
        {t('bank.restore')}
      </Button>
    );
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('bank.retire')}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={t('bank.retire.title')}
          text={t('bank.retire.text')}
          confirmLabel={t('bank.retire')}
          doneText={t('bank.retired')}
          endpoint={retireBankQuestion}
          input={{ id }}
          refreshes={bankReads}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
