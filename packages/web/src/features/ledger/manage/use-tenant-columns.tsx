import { TradeType, tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import classes from './Manage.module.css';
import { ReverseTrade } from './ReverseTrade.tsx';
import type { TenantTrade } from './tenant-trade.ts';

function Receivers({ trade: { to, toNum } }: { trade: TenantTrade }) {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  const name = to || share('ledger.platform');
  return <bdi>{toNum > 1 ? t('admin.coins.toMany', { name, count: format.count(toNum) }) : name}</bdi>;
}

/** D-102: of a distribution the number of its receivers. */
function Detail({ trade: { tradeType, detail } }: { trade: TenantTrade }) {
  const share = useT('share');
  const format = useFormat();
  const isCounted = tradeType === TradeType.distribution;
  return (
    <bdi className={classes.detail}>
      {isCounted ? share('ledger.receivers', { count: format.count(Number(detail)) }) : detail}
    </bdi>
  );
}

export function useTenantColumns(): Column<TenantTrade>[] {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  return [
    { key: 'time', header: share('ledger.column.time'), cell: ({ createTime }) => format.dateTime(createTime) },
    {
      key: 'type',
      header: share('ledger.tradeType'),
      cell: ({ tradeType }) => <span className={classes.type}>{share(tradeTypeLabels[tradeType])}</span>,
    },
    { key: 'from', header: t('admin.coins.from'), cell: ({ from }) => <bdi>{from || share('ledger.platform')}</bdi> },
    { key: 'to', header: t('admin.coins.to'), cell: (trade) => <Receivers trade={trade} /> },
    {
      key: 'amount',
      header: share('ledger.column.amount'),
      align: 'end',
      cell: ({ totalAmount }) => <AmountText amount={totalAmount} />,
    },
    {
      key: 'detail',
      header: share('ledger.column.detail'),
      cell: (trade) => <Detail trade={trade} />,
    },
    {
      key: 'who',
      header: share('ledger.column.who'),
      cell: ({ createMemberFullName }) => <bdi>{createMemberFullName || share('ledger.platform')}</bdi>,
    },
    {
      key: 'operate',
      header: share('ledger.column.operate'),
      align: 'end',
      cell: (trade) => <ReverseTrade trade={trade} />,
    },
  ];
}
