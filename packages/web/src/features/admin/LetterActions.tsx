import { Button } from '@mantine/core';
import { discardDeadLetter, listDeadLetters, readHealth, retryDeadLetter } from '@shuyuan/contract/admin/health.wire';
import { useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import classes from './HealthPage.module.css';

const refreshes = [listDeadLetters, readHealth];

/** What an operator can do about a dead letter. Giving it up cannot be taken back, so it is asked. */
export function LetterActions({ id, name }: { id: string; name: string }) {
  const t = useT('admin');
  const common = useT('common');
  const [isAsking, setIsAsking] = useState(false);
  const retry = useWrite(retryDeadLetter, { refreshes });
  const discard = useWrite(discardDeadLetter, { refreshes });
  const again = () => retry.mutate({ id }, { onSuccess: () => showNotice(t('admin.health.retried'), 'success') });
  const giveUp = () =>
    discard.mutate(
      { id },
      {
        onSuccess: () => showNotice(t('admin.health.discarded'), 'success'),
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <span className={classes.actions}>
      <Button size="compact-md" variant="subtle" loading={retry.isPending} onClick={again}>
        {t('admin.health.retry')}
      </Button>
      <Button size="compact-md" variant="subtle" color="cinnabar" onClick={() => setIsAsking(true)}>
        {t('admin.health.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('admin.health.discard.title')}
        text={t('admin.health.discard.text', { name })}
        confirmLabel={t('admin.health.discard')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive
        isBusy={discard.isPending}
        onConfirm={giveUp}
        onCancel={() => setIsAsking(false)}
      />
    </span>
  );
}
