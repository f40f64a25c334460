import { Select } from '@mantine/core';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { financeSpans } from '@shuyuan/contract/ledger/finance-spans';
import { exportFinance, exportFinanceWorkbook } from '@shuyuan/contract/ledger/finance.wire';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { useCurrencyNames } from '../manage/use-currency-names.ts';
import { financeInput, type FinanceProps } from './finance-address.ts';
import classes from './Finance.module.css';

const currencies = Object.values(Currency);

/** Which currency, how far back and which unit, and the files of what is shown. */
export function FinanceTools({ state, onMove }: FinanceProps) {
  const t = useT('finance');
  const names = useCurrencyNames();
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('finance.currency')}
        tabs={currencies.map((type) => ({ name: String(type), label: names[type] }))}
        current={String(state.type)}
        onChoose={(name) =>
          onMove({ type: currencies.find((type) => String(type) === name) ?? Currency.coin, checksPage: 1 })
        }
      />
      <Select
        className={classes.choice}
        aria-label={t('finance.span')}
        allowDeselect={false}
        data={financeSpans.map((span) => ({ value: String(span), label: t(`finance.span.${span}`) }))}
        value={String(state.months)}
        onChange={(chosen) => {
          const months = financeSpans.find((span) => String(span) === chosen);
          if (months !== undefined) onMove({ months });
        }}
      />
      <div className={classes.choice}>
        <OrganizationPicker
          hiddenLabel={t('finance.unit')}
          placeholder={t('finance.unit.all')}
          isByNames
          isClearable
          value={state.unit ?? ''}
          onChange={(unit) => onMove({ unit: unit || undefined, page: 1 })}
        />
      </div>
      <span className={classes.files}>
        <ExportReport table={exportFinance} workbook={exportFinanceWorkbook} query={financeInput(state)} />
      </span>
    </div>
  );
}
