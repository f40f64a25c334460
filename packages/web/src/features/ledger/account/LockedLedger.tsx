import { useT } from '../../../lib/texts.ts';
import { ClosedGate } from '../../../ui/art/ErrorArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** D-110: none of its people. */
export function LockedLedger() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState size="page" art={<ClosedGate />} title={t('ledger.locked.title')} text={t('ledger.locked.text')} />
    </Panel>
  );
}
