import { NativeSelect } from '@mantine/core';
import { AccountType, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { allTrades, tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { type ChosenTrades, directions, offeredTypes } from './trade-choice.ts';
import classes from './Trades.module.css';

const everything = 'all';

function DirectionFilter({ direction }: Pick<ChosenTrades, 'direction'>) {
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
      onChoose={(name) => changeSearch({ type: name === everything ? undefined : name, page: undefined })}
    />
  );
}

type Props = { accountType: HolderType; chosen: ChosenTrades };

/** LEDGER-29: somebody's own account is narrowed by type alone. */
export function TradeFilters({ accountType, chosen: { direction, tradeType } }: Props) {
  const t = useT('share');
  const options = offeredTypes[accountType].map((one) => ({
    value: String(one),
    label: one === allTrades ? t('ledger.tradeType.all') : t(tradeTypeLabels[one]),
  }));
  const choose = (value: string) =>
    changeSearch({ tradeType: value === String(allTrades) ? undefined : value, page: undefined });
  return (
    <div className={classes.filters}>
      {accountType === AccountType.team && <DirectionFilter direction={direction} />}
      <NativeSelect
        aria-label={t('ledger.tradeType')}
        data={options}
        value={String(tradeType)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
