import type { listClassHours } from '@shuyuan/contract/training/report/class-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { useAmounts } from './use-amounts.ts';

type Person = OutputOf<typeof listClassHours>['items'][number];

export function useHoursColumns(): Column<Person>[] {
  const t = useT('teaching');
  const { hours } = useAmounts();
  return [
    { key: 'person', header: t('teaching.report.person'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
    {
      key: 'organization',
      header: t('teaching.report.organization'),
      cell: ({ organizationName }) => <bdi>{organizationName}</bdi>,
    },
    {
      key: 'hours',
      header: t('teaching.report.hours'),
      align: 'end',
      cell: ({ attendedMinutes }) => hours(attendedMinutes),
    },
  ];
}
