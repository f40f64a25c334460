import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { CoinsPlace } from './coins-address.ts';
import classes from './Manage.module.css';
import { TradeTools } from './TradeTools.tsx';
import { useTenantColumns } from './use-tenant-columns.tsx';
import { useTenantTrades } from './use-tenant-trades.ts';

type Props = { place: CoinsPlace; onMove: (change: Partial<CoinsPlace>) => void };

/** D-109: every trade of the company, the newest first. */
export function TenantTrades({ place, onMove }: Props) {
  const t = useT('admin');
  const columns = useTenantColumns();
  const trades = useTenantTrades(place);
  const { type, search } = place;
  const empty = search ? (
    <EmptyState title={t('admin.coins.none.title', { search })} text={t('admin.coins.none.text')} />
  ) : (
    <EmptyState title={t('admin.coins.empty.title')} text={t('admin.coins.empty.text')} />
  );
  return (
    <Panel padding="flush">
      <TradeTools type={type} search={search} onMove={onMove} />
      <DataTable
        caption={t('admin.coins.list')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(trades, { failed: t('admin.coins.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={place} recordCount={trades.data?.recordCount ?? 0} onChange={onMove} />
      </div>
    </Panel>
  );
}
