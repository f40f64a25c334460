import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listClassReport } from '@shuyuan/contract/training/report/class-report.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import classes from '../costs/Costs.module.css';
import { useAmounts } from '../costs/use-amounts.ts';

/** The sums of the whole period, each currency for itself. */
export function ReportTotals({ totals }: { totals: OutputOf<typeof listClassReport>['totals'] }) {
  const t = useT('teaching');
  const format = useFormat();
  const { hours, money } = useAmounts();
  const costs = totals.costs.map(({ currency, costHundredths }) => money(costHundredths, currency));
  return (
    <div className={classes.totals}>
      <Facts
        className={classes.facts}
        facts={[
          [t('teaching.report.planned'), hours(totals.plannedMinutes)],
          [t('teaching.report.seats'), format.count(totals.seatCount)],
          [t('teaching.report.attended'), format.count(totals.attendedCount)],
          [t('teaching.report.hours'), hours(totals.attendedMinutes)],
          [t('teaching.report.cost'), costs.length === 0 ? '—' : format.list(costs)],
        ]}
      />
    </div>
  );
}
