import { Button } from '@mantine/core';
import { AccountType, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness, tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useFormat } from '../../../lib/format.ts';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { AmountText, SignedAmount } from './AmountText.tsx';
import type { Trade } from './trade-choice.ts';
import { TradeDetail } from './TradeDetail.tsx';
import classes from './Trades.module.css';

function OpenGrant({ trade: { businessType, businessId } }: { trade: Trade }) {
  const t = useT('share');
  if (businessType !== TradeBusiness.grant || businessId === null) return <span aria-hidden>—</span>;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.open}
      onClick={() => changeSearch({ grant: businessId })}
    >
      {t('ledger.grant.open')}
    </Button>
  );
}

/** LEDGER-04. LEDGER-29: somebody's own account has nothing to operate. */
export function useTradeColumns(accountType: HolderType): Column<Trade>[] {
  const t = useT('share');
  const format = useFormat();
  const operate: Column<Trade> = {
    key: 'operate',
    header: t('ledger.column.operate'),
    align: 'end',
    cell: (trade) => <OpenGrant trade={trade} />,
  };
  return [
    { key: 'time', header: t('ledger.column.time'), cell: ({ createTime }) => format.dateTime(createTime) },
    { key: 'type', header: t('ledger.tradeType'), cell: ({ tradeType }) => t(tradeTypeLabels[tradeType]) },
    {
      key: 'detail',
      header: t('ledger.column.detail'),
      cell: (trade) => (
        <span className={classes.detail}>
          <TradeDetail trade={trade} />
        </span>
      ),
    },
    {
      key: 'who',
      header: t('ledger.column.who'),
      cell: ({ createMemberFullName }) => <bdi>{createMemberFullName || t('ledger.platform')}</bdi>,
    },
    {
      key: 'amount',
      header: t('ledger.column.amount'),
      align: 'end',
      cell: ({ tradeAmount, type }) => <SignedAmount amount={tradeAmount} direction={type} />,
    },
    {
      key: 'balance',
      header: t('ledger.column.balance'),
      align: 'end',
      cell: ({ availableBalance }) => <AmountText amount={availableBalance} />,
    },
    ...(accountType === AccountType.team ? [operate] : []),
  ];
}
