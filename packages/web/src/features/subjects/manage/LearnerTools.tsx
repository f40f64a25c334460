import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  exportSubjectLearners,
  exportSubjectLearnersWorkbook,
  previewSubjectReminders,
  remindSubjectLearners,
} from '@shuyuan/contract/subjects/manage-subject.wire';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { RemindLearners } from '../../../shared/reports/RemindLearners.tsx';

type Props = { query: InputOf<typeof exportSubjectLearners>; canRemind: boolean };

/** The steps of an author with the report: take it along, and remind people. */
export function LearnerTools({ query, canRemind }: Props) {
  return (
    <>
      <ExportReport table={exportSubjectLearners} workbook={exportSubjectLearnersWorkbook} query={query} />
      {canRemind && <RemindLearners id={query.id} preview={previewSubjectReminders} remind={remindSubjectLearners} />}
    </>
  );
}
