import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { BarChart } from '../../../shared/charts/BarChart.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { FinanceState } from './finance-address.ts';
import classes from './Finance.module.css';
import { type Measure, type Month, monthAmount } from './month-amounts.ts';
import { useMonthColumns } from './use-month-columns.tsx';
import { useMovedNames } from './use-moved-names.ts';

type Props = { months: readonly Month[]; state: FinanceState };

/** Of a unit nobody knows what its people had in a month that is over: they come and go. */
const measuresOf = ({ unit }: FinanceState): readonly Measure[] =>
  unit === undefined ? ['amountIn', 'amountOut', 'held'] : ['amountIn', 'amountOut'];

/** Month by month as bars, one measure at a time, and all of them as a table. */
export function FinanceMonths({ months, state }: Props) {
  const t = useT('finance');
  const { price } = useFormat();
  const [chosen, setChosen] = useState<Measure>('amountIn');
  const names: Record<Measure, string> = { ...useMovedNames(state), held: t('finance.heldAt') };
  const measures = measuresOf(state);
  const measure = measures.includes(chosen) ? chosen : 'amountIn';
  const textOf = (month: Month): string => price(monthAmount(month, measure));
  const bars = months.map((month) => ({
    key: month.month,
    label: month.month,
    // Exact amounts stand in the table: a bar is a few pixels high.
    count: Number(monthAmount(month, measure)),
    text: textOf(month),
  }));
  const highest = months.toSorted((a, b) => Number(monthAmount(b, measure)) - Number(monthAmount(a, measure)))[0];
  const columns = useMonthColumns(measures.map((name) => [name, names[name]]));
  return (
    <Panel title={t('finance.months')}>
      <ChoiceTabs
        label={t('finance.measure')}
        tabs={measures.map((name) => ({ name, label: names[name] }))}
        current={measure}
        onChoose={setChosen}
      />
      <BarChart bars={bars} peak={t('finance.peak', { amount: highest ? textOf(highest) : price(0) })} />
      <div className={classes.table}>
        <DataTable
          caption={t('finance.months')}
          columns={columns}
          content={{ state: 'ready', rows: months.toReversed(), empty: null }}
          rowKey={({ month }) => month}
        />
      </div>
    </Panel>
  );
}
