import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { BarChart } from '../../../shared/charts/BarChart.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './WeekChart.module.css';

type Measure = 'minutes' | 'learnerCount' | 'finishedCount' | 'contentCount';
type Week<M extends Measure> = { readonly firstDay: string } & Readonly<Record<M, number>>;
type Props<M extends Measure> = {
  weeks: readonly Week<M>[];
  /** The first of them is shown first. */
  measures: readonly [M, ...M[]];
  /** The steps with these weeks. */
  tools?: ReactNode;
};

/** Noon, so that the day stays the same in every zone. */
const momentOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

function Bars<M extends Measure>({ weeks, measure }: { weeks: readonly Week<M>[]; measure: M }) {
  const t = useT('centre');
  const { date, count } = useFormat();
  const bars = weeks.map((week) => ({
    key: week.firstDay,
    label: date(momentOf(week.firstDay)),
    count: week[measure],
    text: count(week[measure]),
  }));
  const peak = Math.max(0, ...weeks.map((week) => week[measure]));
  return <BarChart bars={bars} peak={t('centre.weeks.peak', { count: count(peak) })} />;
}

/** Learning over time, one measure as bars, and all of them in a table behind. */
export function WeekChart<M extends Measure>({ weeks, measures, tools }: Props<M>) {
  const t = useT('centre');
  const { date, count } = useFormat();
  const [measure, setMeasure] = useState<M>(measures[0]);
  const columns = [
    { key: 'week', header: t('centre.weeks.week'), cell: ({ firstDay }: Week<M>) => date(momentOf(firstDay)) },
    ...measures.map((name) => ({
      key: name,
      header: t(`centre.weeks.${name}`),
      cell: (week: Week<M>) => count(week[name]),
      align: 'end' as const,
    })),
  ];
  return (
    <Panel title={t('centre.weeks')} action={tools}>
      <ChoiceTabs
        label={t('centre.weeks.measure')}
        tabs={measures.map((name) => ({ name, label: t(`centre.weeks.${name}`) }))}
        current={measure}
        onChoose={setMeasure}
      />
      <Bars weeks={weeks} measure={measure} />
      <details className={classes.details}>
        <summary>{t('centre.weeks.table')}</summary>
        <DataTable
          caption={t('centre.weeks')}
          columns={columns}
          content={{ state: 'ready', rows: weeks.toReversed(), empty: null }}
          rowKey={({ firstDay }) => firstDay}
        />
      </details>
    </Panel>
  );
}
