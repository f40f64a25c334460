import { Currency } from '@shuyuan/contract/ledger/currencies';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { CoinsPlace } from './coins-place.ts';
import classes from './Manage.module.css';
import { useCurrencyNames } from './use-currency-names.ts';

const coin = String(Currency.coin);
const integral = String(Currency.integral);

export function TradeTools({ currency, search }: Pick<CoinsPlace, 'currency' | 'search'>) {
  const t = useT('admin');
  const names = useCurrencyNames();
  const find = (text: string) => changeSearch({ search: text || undefined, page: undefined });
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('admin.coins.currency')}
        tabs={[
          { name: coin, label: names[Currency.coin] },
          { name: integral, label: names[Currency.integral] },
        ]}
        current={String(currency)}
        onChoose={(name) => changeSearch({ type: name === coin ? undefined : name, page: undefined })}
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
