import { TextInput } from '@mantine/core';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';

type Period = { readonly from: string; readonly to: string };
type Props = { labels: Period; period: Period; onChange: (period: Period) => void };

/** The period with another first or last day; one that passes the other takes it along. */
function movedTo({ from, to }: Period, key: keyof Period, day: string): Period {
  if (key === 'from') return { from: day, to: day > to ? day : to };
  return { from: day < from ? day : from, to: day };
}

/** The first and the last day of a report. */
export function PeriodFields({ labels, period, onChange }: Props) {
  const field = (key: 'from' | 'to') => ({
    type: 'date',
    label: labels[key],
    value: period[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (isDay(value)) onChange(movedTo(period, key, value));
    },
  });
  return (
    <>
      <TextInput {...field('from')} />
      <TextInput {...field('to')} />
    </>
  );
}
