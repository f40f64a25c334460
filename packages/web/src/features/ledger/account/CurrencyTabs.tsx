import { Currency } from '@shuyuan/contract/ledger/currencies';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import classes from './Balance.module.css';

type Props = { current: Currency; nameOf: (currency: Currency) => string };

/** What the list of one was narrowed to says nothing about the other. */
const ofTheList = { type: undefined, tradeType: undefined, page: undefined };

export function CurrencyTabs({ current, nameOf }: Props) {
  const t = useT('share');
  return (
    <div className={classes.tabs}>
      <ChoiceTabs
        label={t('ledger.tabs')}
        tabs={Object.values(Currency).map((one) => ({ name: String(one), label: nameOf(one) }))}
        current={String(current)}
        onChoose={(tab) => changeSearch({ ...ofTheList, tab })}
      />
    </div>
  );
}
