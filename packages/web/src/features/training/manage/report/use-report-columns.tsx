import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listClassReport } from '@shuyuan/contract/training/report/class-report.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { useAmounts } from '../costs/use-amounts.ts';

export function useReportColumns(): Column<ReportedClass>[] {
  const t = useT('teaching');
  const format = useFormat();
  const { hours, money } = useAmounts();
  const amount = (hundredths: number | null, currency: string | null): string =>
    currency === null || hundredths === null ? '—' : money(hundredths, currency);
  const column = (key: string, header: string, cell: (row: ReportedClass) => string): Column<ReportedClass> => ({
    key,
    header,
    align: 'end',
    cell,
  });
  return [
    {
      key: 'title',
      header: t('teaching.report.title'),
      cell: ({ id, title }) => (
        <PathLink to="trainingManage" params={{ id }} search={{ tab: 'costs' }}>
          <bdi>{title}</bdi>
        </PathLink>
      ),
    },
    { key: 'start', header: t('teaching.report.start'), cell: ({ startTime }) => format.date(startTime) },
    column('planned', t('teaching.report.planned'), (row) => hours(row.plannedMinutes)),
    column('seats', t('teaching.report.seats'), (row) => format.count(row.seatCount)),
    column('attended', t('teaching.report.attended'), (row) => format.count(row.attendedCount)),
    column('hours', t('teaching.report.hours'), (row) => hours(row.attendedMinutes)),
    column('cost', t('teaching.report.cost'), (row) => amount(row.costHundredths, row.currency)),
    column('perPerson', t('teaching.report.perPerson'), (row) => amount(row.perPersonHundredths, row.currency)),
  ];
}

export type ReportedClass = OutputOf<typeof listClassReport>['items'][number];
