import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { previewReminders, remindLearners } from '@shuyuan/contract/study/runs/manage-runs.wire';
import { exportLearners, exportLearnersWorkbook } from '@shuyuan/contract/study/runs/run.wire';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { RemindLearners } from '../../../../shared/reports/RemindLearners.tsx';
import { RetrainLearners } from './RetrainLearners.tsx';

type Props = {
  query: InputOf<typeof exportLearners>;
  canRemind: boolean;
  chosen: readonly string[];
  onDone: () => void;
};

/** The steps of a manager with the report: take it along, remind people, and open the next run for chosen ones. */
export function LearnerTools({ query, canRemind, chosen, onDone }: Props) {
  const { id } = query;
  return (
    <>
      <ExportReport table={exportLearners} workbook={exportLearnersWorkbook} query={query} />
      {canRemind && <RemindLearners id={id} preview={previewReminders} remind={remindLearners} />}
      {canRemind && chosen.length > 0 && <RetrainLearners courseId={id} memberIds={chosen} onDone={onDone} />}
    </>
  );
}
