import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { NoTrades } from './NoTrades.tsx';
import type { LedgerOf } from './trade-choice.ts';
import { TradeFilters } from './TradeFilters.tsx';
import { useTradeColumns } from './use-trade-columns.tsx';
import { useTrades } from './use-trades.ts';
import { Stack } from '../../../ui/Stack.tsx';

/** The statement, the newest first; the address keeps filters and page. */
export function TradeList({ ledger }: { ledger: LedgerOf }) {
  const t = useT('share');
  const { accountType } = ledger;
  const columns = useTradeColumns(accountType);
  const { trades, chosen } = useTrades(ledger);
  const empty = <NoTrades isNarrowed={chosen.isNarrowed} />;
  return (
    <Stack>
      <TradeFilters accountType={accountType} chosen={chosen} />
      <Panel padding="flush">
        <DataTable
          caption={t('ledger.trades')}
          columns={columns}
          rowKey={({ id }) => id}
          content={tableContent(trades, { failed: t('ledger.trades.failed'), empty })}
        />
      </Panel>
      <ListPager paging={chosen.paging} recordCount={trades.data?.recordCount ?? 0} onChange={chosen.change} />
    </Stack>
  );
}
