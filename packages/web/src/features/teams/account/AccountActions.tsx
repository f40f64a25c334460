import { accountLife } from '@shuyuan/contract/teams/account-life';
import { Button } from '@mantine/core';
import { CircleSlash2, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from './Account.module.css';
import type { Account } from './account.ts';
import { EditAccount } from './EditAccount.tsx';
import { MoveAccount } from './MoveAccount.tsx';

/** TEAM-04: the owner edits; whoever audits accounts closes and reopens them. Others see nothing here. */
export function AccountActions({ account }: { account: Account }) {
  const t = useT('share');
  const mayAudit = useCan('team.audit');
  const [asks, setAsks] = useState<'edit' | 'move' | null>(null);
  const close = () => setAsks(null);
  const { state, isPending, can } = account;
  if (!can.edit && !mayAudit) return null;
  const lockedBy =
    state === 'closed' ? t('teams.account.edit.closed') : isPending ? t('teams.account.edit.pending') : undefined;
  const action = accountLife.can('close', state) ? 'close' : 'reopen';
  const Icon = action === 'close' ? CircleSlash2 : RotateCcw;
  return (
    <div className={classes.actions}>
      {can.edit && (
        <ActionButton
          leftSection={<Pencil size={16} aria-hidden />}
          disabledReason={lockedBy}
          onClick={() => setAsks('edit')}
        >
          {t('teams.account.edit')}
        </ActionButton>
      )}
      {mayAudit && (
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => setAsks('move')}>
          {t(`teams.account.${action}`)}
        </Button>
      )}
      {asks === 'edit' && <EditAccount account={account} onClose={close} />}
      {asks === 'move' && <MoveAccount account={account} action={action} onClose={close} />}
    </div>
  );
}
