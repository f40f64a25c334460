import { NativeSelect } from '@mantine/core';
import { AccountType, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { allTrades, tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { type ChosenTrades, directions, offeredTypes } from './trade-choice.ts';
import classes from './Trades.module.css';

const everything = 'all';

function DirectionFilter({ direction, change }: Pick<ChosenTrades, 'direction' | 'change'>) {
  const t = useT('share');
  const tabs = [
    { name: everything, label: t('ledger.direction.all') },
    ...directions.map((one) => ({ name: String(one), label: t(`ledger.direction.${one}`) })),
  ];
  return (
    <ChoiceTabs
      label={t('ledger.direction')}
      tabs={tabs}
      current={String(direction ?? everything)}
      onChoose={(name) => change({ type: directions.find((one) => String(one) === name), page: 1 })}
    />
  );
}

type Props = { accountType: HolderType; chosen: ChosenTrades };

/** LEDGER-29: somebody's own account is narrowed by type alone. */
export function TradeFilters({ accountType, chosen: { direction, tradeType, change } }: Props) {
  const t = useT('share');
  const options = offeredTypes[accountType].map((one) => ({
    value: String(one),
    label: one === allTrades ? t('ledger.tradeType.all') : t(tradeTypeLabels[one]),
  }));
  const choose = (value: string) =>
    change({ tradeType: offeredTypes[accountType].find((one) => String(one) === value) ?? allTrades, page: 1 });
  return (
    <div className={classes.filters}>
      {accountType === AccountType.team && <DirectionFilter direction={direction} change={change} />}
      <NativeSelect
        aria-label={t('ledger.tradeType')}
        data={options}
        value={String(tradeType)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
