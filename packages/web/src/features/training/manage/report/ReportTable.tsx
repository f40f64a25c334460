import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { type ReportedClass, useReportColumns } from './use-report-columns.tsx';

type Props = { read: Parameters<typeof tableContent<ReportedClass>>[0] };

/** Each class with the way to its own figures. */
export function ReportTable({ read }: Props) {
  const t = useT('teaching');
  const columns = useReportColumns();
  const empty = <EmptyState title={t('teaching.report.empty')} />;
  return (
    <DataTable
      caption={t('teaching.report.title')}
      columns={columns}
      rowKey={({ id }) => id}
      content={tableContent(read, { failed: t('teaching.report.failed'), empty })}
    />
  );
}
