import { Button } from '@mantine/core';
import { discardDeadLetter, listDeadLetters, readHealth, retryDeadLetter } from '@shuyuan/contract/admin/health.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import classes from './HealthPage.module.css';

const refreshes = [listDeadLetters, readHealth];

/** What an operator can do about a dead letter. Giving it up cannot be taken back, so it is asked. */
export function LetterActions({ id, name }: { id: string; name: string }) {
  const t = useT('admin');
  const [isAsking, setIsAsking] = useState(false);
  const retry = useWrite(retryDeadLetter, { refreshes });
  const again = () => retry.mutate({ id }, { onSuccess: () => showNotice(t('admin.health.retried'), 'success') });
  return (
    <span className={classes.actions}>
      <Button size="compact-md" variant="subtle" loading={retry.isPending} onClick={again}>
        {t('admin.health.retry')}
      </Button>
      <Button size="compact-md" variant="subtle" color="cinnabar" onClick={() => setIsAsking(true)}>
        {t('admin.health.discard')}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={t('admin.health.discard.title')}
          text={t('admin.health.discard.text', { name })}
          confirmLabel={t('admin.health.discard')}
          doneText={t('admin.health.discarded')}
          endpoint={discardDeadLetter}
          input={{ id }}
          refreshes={refreshes}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}
