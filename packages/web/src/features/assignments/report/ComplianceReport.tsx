import {
  exportCompliance,
  exportComplianceWorkbook,
  listCompliance,
} from '@shuyuan/contract/assignments/duty-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from '../manage/Assignments.module.css';
import type { ListProps } from '../manage/assignments-address.ts';
import { CountTable } from './CountTable.tsx';
import { instantOfDay } from './instant-of-day.ts';
import { useRuleColumns } from './use-rule-columns.tsx';

/** D-180: how everybody stood with every rule on a day; the file has each of them by unit. */
export function ComplianceReport({ state, onMove }: ListProps) {
  const t = useT('assignments');
  const { page, pageSize, day } = state;
  const query = instantOfDay(day);
  const list = useRead(
    listCompliance,
    { page, pageSize, ...query },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <CountTable
      title={t('assignments.compliance')}
      failed={t('assignments.compliance.failed')}
      empty={<EmptyState title={t('assignments.compliance.empty')} />}
      columns={useRuleColumns(day)}
      list={list}
      state={state}
      onMove={onMove}
    >
      <div className={classes.tools}>
        <ExportReport table={exportCompliance} workbook={exportComplianceWorkbook} query={query} />
      </div>
    </CountTable>
  );
}
