import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { CoinsPlace } from './coins-place.ts';
import classes from './Manage.module.css';
import { TradeTools } from './TradeTools.tsx';
import { useTenantColumns } from './use-tenant-columns.tsx';
import { useTenantTrades } from './use-tenant-trades.ts';

/** D-109: every trade of the company, the newest first. */
export function TenantTrades({ place }: { place: CoinsPlace }) {
  const t = useT('admin');
  const columns = useTenantColumns();
  const trades = useTenantTrades(place);
  const { currency, search, paging } = place;
  const empty = search ? (
    <EmptyState title={t('admin.coins.none.title', { search })} text={t('admin.coins.none.text')} />
  ) : (
    <EmptyState title={t('admin.coins.empty.title')} text={t('admin.coins.empty.text')} />
  );
  return (
    <Panel padding="flush">
      <TradeTools currency={currency} search={search} />
      <DataTable
        caption={t('admin.coins.list')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(trades, { failed: t('admin.coins.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={paging} recordCount={trades.data?.recordCount ?? 0} onChange={changeSearch} />
      </div>
    </Panel>
  );
}
