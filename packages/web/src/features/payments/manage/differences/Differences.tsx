import { listDifferences } from '@shuyuan/contract/payments/difference.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListPanel } from '../../ListPanel.tsx';
import { DifferenceFilters } from './DifferenceFilters.tsx';
import { differencesAddress } from './differences-address.ts';
import { SettleDifference, useSettling } from './SettleDifference.tsx';
import { useDifferenceColumns } from './use-difference-columns.tsx';

/** D-119: where the bills of providers and what is recorded here differ. */
export function Differences() {
  const t = useT('payments');
  const [state, move] = useAddressState(differencesAddress);
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(
    listDifferences,
    { ...paging, ...(state.state && { state: state.state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const [settled, setSettled] = useSettling();
  const columns = useDifferenceColumns(setSettled);
  const empty = <EmptyState title={t('difference.none')} text={t('difference.none.text')} />;
  return (
    <>
      <ListPanel
        caption={t('payment.view.differences')}
        filters={<DifferenceFilters state={state.state} openNum={read.data?.openNum} onMove={move} />}
        columns={columns}
        content={tableContent(read, { failed: t('difference.failed'), empty })}
        paging={paging}
        recordCount={read.data?.recordCount}
        onPage={move}
      />
      {settled && <SettleDifference difference={settled} onClose={() => setSettled(null)} />}
    </>
  );
}
