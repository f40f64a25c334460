import { listSeatOrders } from '@shuyuan/contract/pricing/seats.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { MinePager } from '../mine/MinePager.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

/** The newest first, and the way to more of the same. */
export function SeatOrders() {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(listSeatOrders, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const columns = useOrderColumns(read.data?.canBuy ?? false);
  const empty = <EmptyState title={t('pricing.seats.empty.title')} text={t('pricing.seats.empty.text')} />;
  return (
    <Panel padding="flush">
      <DataTable
        caption={t('pricing.seats.title')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('pricing.seats.failed'), empty })}
      />
      <MinePager paging={paging} recordCount={read.data?.recordCount ?? 0} />
    </Panel>
  );
}
