import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DistributeDialog } from './DistributeDialog.tsx';
import type { Distributing } from './distributing.ts';

/** LEDGER-03: for the owner; says why there is nothing to share out. */
export function DistributeButton(distributing: Distributing) {
  const t = useT('share');
  const [isOpen, setIsOpen] = useState(false);
  const { account, balance } = distributing;
  const lockedBy =
    account.state === 'closed'
      ? t('ledger.distribute.closed')
      : balance === 0n
        ? t('ledger.distribute.empty')
        : undefined;
  return (
    <>
      <ActionButton
        leftSection={<HandCoins size={16} aria-hidden />}
        disabledReason={lockedBy}
        onClick={() => setIsOpen(true)}
      >
        {t('ledger.distribute')}
      </ActionButton>
      {isOpen && <DistributeDialog {...distributing} onClose={() => setIsOpen(false)} />}
    </>
  );
}
