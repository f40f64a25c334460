import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { AmountText } from '../trades/AmountText.tsx';
import { type Measure, type Month, monthAmount } from './month-amounts.ts';

/** The month and its amounts, each under the name it has here. */
export function useMonthColumns(measures: readonly (readonly [measure: Measure, header: string])[]): Column<Month>[] {
  const t = useT('finance');
  return [
    { key: 'month', header: t('finance.month'), cell: ({ month }) => <bdi dir="ltr">{month}</bdi> },
    ...measures.map(([key, header]) => ({
      key,
      header,
      cell: (month: Month) => <AmountText amount={monthAmount(month, key)} />,
      align: 'end' as const,
    })),
  ];
}
