import { listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { BooksAndTea } from '../../../ui/art/EmptyArt.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { MinePager } from './MinePager.tsx';
import { usePurchaseColumns } from './use-purchase-columns.tsx';

/** D-121: the newest first. */
export function PurchaseTable({ canBuySeats }: { canBuySeats: boolean }) {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(listPurchases, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const columns = usePurchaseColumns(canBuySeats);
  const empty = (
    <EmptyState art={<BooksAndTea />} title={t('pricing.mine.empty.title')} text={t('pricing.mine.empty.text')} />
  );
  return (
    <Panel padding="flush">
      <DataTable
        caption={t('pricing.mine.bought')}
        columns={columns}
        rowKey={({ businessType, businessId }) => `${businessType} ${businessId}`}
        content={tableContent(read, { failed: t('pricing.mine.failed'), empty })}
      />
      <MinePager paging={paging} recordCount={read.data?.recordCount ?? 0} />
    </Panel>
  );
}
