import { Button } from '@mantine/core';
import { PenLine, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { DelegationDialog } from './delegation/DelegationDialog.tsx';
import { RequestDialog } from '../../shared/approval/RequestDialog.tsx';

/** Asking for something, and naming who decides while one is away. */
export function ApprovalActions() {
  const t = useT('personal');
  const [dialog, setDialog] = useState<'request' | 'deputy' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<UserRoundCheck size={16} aria-hidden />}
        onClick={() => setDialog('deputy')}
      >
        {t('approvals.deputy')}
      </Button>
      <Button leftSection={<PenLine size={16} aria-hidden />} onClick={() => setDialog('request')}>
        {t('approvals.new')}
      </Button>
      {dialog === 'request' && <RequestDialog onClose={close} />}
      {dialog === 'deputy' && <DelegationDialog onClose={close} />}
    </>
  );
}
