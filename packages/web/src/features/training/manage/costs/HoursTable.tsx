import {
  exportClassHours,
  exportClassHoursWorkbook,
  listClassHours,
} from '@shuyuan/contract/training/report/class-report.wire';
import { addressCodec, addressPaging, useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Costs.module.css';
import { useHoursColumns } from './use-hours-columns.tsx';

const address = addressCodec(addressPaging(20));

/** The people with a seat, by how long they were there. */
export function HoursTable({ classId: id }: { classId: string }) {
  const t = useT('teaching');
  const [paging, move] = useAddressState(address);
  const read = useRead(listClassHours, { id, ...paging });
  const empty = <EmptyState title={t('teaching.people.empty')} text={t('teaching.people.empty.text')} />;
  return (
    <Panel
      title={t('teaching.costs.people')}
      padding="flush"
      action={
        <div className={classes.actions}>
          <ExportReport table={exportClassHours} workbook={exportClassHoursWorkbook} query={{ id }} />
        </div>
      }
    >
      <DataTable
        caption={t('teaching.costs.people')}
        columns={useHoursColumns()}
        rowKey={({ memberId }) => memberId}
        content={tableContent(read, { failed: t('teaching.costs.failed'), empty })}
      />
      <ReportPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={move} />
    </Panel>
  );
}
