import { Currency } from '@shuyuan/contract/ledger/currencies';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { CoinsPlace } from './coins-address.ts';
import classes from './Manage.module.css';
import { useCurrencyNames } from './use-currency-names.ts';

const coin = String(Currency.coin);
const integral = String(Currency.integral);

type Props = Pick<CoinsPlace, 'type' | 'search'> & { onMove: (change: Partial<CoinsPlace>) => void };

export function TradeTools({ type, search, onMove }: Props) {
  const t = useT('admin');
  const names = useCurrencyNames();
  const find = (text: string) => onMove({ search: text, page: 1 });
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('admin.coins.currency')}
        tabs={[
          { name: coin, label: names[Currency.coin] },
          { name: integral, label: names[Currency.integral] },
        ]}
        current={String(type)}
        onChoose={(name) => onMove({ type: name === coin ? Currency.coin : Currency.integral, page: 1 })}
      />
      <SearchBox
        className={classes.search}
        label={t('admin.coins.search')}
        placeholder={t('admin.coins.search')}
        clearLabel={t('admin.coins.search.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
    </div>
  );
}
