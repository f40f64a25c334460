import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { listSubjectLearners } from '@shuyuan/contract/subjects/manage-subject.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { DueTag } from '../DueTag.tsx';

type Row = OutputOf<typeof listSubjectLearners>['items'][number];

export function useLearnerColumns(): Column<Row>[] {
  const t = useT('subjects');
  const study = useT('study');
  const { count, date, percent } = useFormat();
  return [
    { key: 'name', header: t('subjects.report.name'), cell: ({ fullName }) => fullName },
    { key: 'organization', header: t('subjects.report.organization'), cell: (row) => row.organizationName },
    { key: 'status', header: t('subjects.report.status'), cell: (row) => study(finishStatusLabels[row.finishStatus]) },
    {
      key: 'progress',
      header: t('subjects.report.percentage'),
      align: 'end',
      cell: ({ percentage }) => percent(percentage / 100),
    },
    {
      key: 'mark',
      header: t('subjects.report.mark'),
      align: 'end',
      cell: ({ mark }) => (mark === null ? '—' : percent(mark / 100)),
    },
    { key: 'exempt', header: t('subjects.report.exempt'), align: 'end', cell: (row) => count(row.exemptCount) },
    { key: 'joined', header: t('subjects.report.joined'), cell: ({ joinTime }) => date(joinTime) },
    {
      key: 'due',
      header: t('subjects.report.due'),
      cell: ({ dueTime, finishTime }) => <DueTag dueTime={dueTime} finishTime={finishTime} />,
    },
    {
      key: 'finished',
      header: t('subjects.report.finished'),
      cell: ({ finishTime }) => (finishTime === null ? '—' : date(finishTime)),
    },
  ];
}
