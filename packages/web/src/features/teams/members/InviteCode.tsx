import { Button } from '@mantine/core';
import { readInviteCode, renewInviteCode } from '@shuyuan/contract/teams/members.wire';
import { RefreshCw, Ticket } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Invitation } from './Invitation.tsx';

function RenewCode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('share');
  const common = useT('common');
  const renew = useWrite(renewInviteCode, {
    refreshes: [readInviteCode],
    onSuccess: () => showNotice(t('teams.invite.renewed'), 'success'),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('teams.invite.renew.title')}
      text={t('teams.invite.renew.text')}
      confirmLabel={t('teams.invite.renew')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={renew.isPending}
      onConfirm={() => renew.mutate({ id }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** TEAM-24, D-093: the code people join with, its link and its picture. */
export function InviteCode({ id }: { id: string }) {
  const t = useT('share');
  const [isRenewing, setIsRenewing] = useState(false);
  const code = useRead(readInviteCode, { id }, { claims: 'notices' });
  const renew = (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<RefreshCw size={14} aria-hidden />}
      onClick={() => setIsRenewing(true)}
    >
      {t('teams.invite.renew')}
    </Button>
  );
  return (
    <Panel title={t('teams.invite.title')} icon={<Ticket />} action={renew}>
      <ReadStates read={code} failed={t('teams.invite.failed')} shape="list" count={2}>
        {(invite) => <Invitation invite={invite} />}
      </ReadStates>
      {isRenewing && <RenewCode id={id} onClose={() => setIsRenewing(false)} />}
    </Panel>
  );
}
