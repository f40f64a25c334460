import { AttemptsPanel } from '../attempts/AttemptsPanel.tsx';
import { ExamEditor } from '../edit/ExamEditor.tsx';
import type { ExamForm } from '../exam-form.ts';
import { PaperPreview } from '../preview/PaperPreview.tsx';
import { RegradePanel } from '../regrade/RegradePanel.tsx';
import { StatisticsPanel } from '../statistics/StatisticsPanel.tsx';
import type { ExamTab } from './exam-address.ts';

type Props = { exam: ExamForm; tab: ExamTab; onDirty: (isDirty: boolean) => void };

/** The tab that is open; the form begins anew with every revision. */
export function ExamSide({ exam, tab, onDirty }: Props) {
  switch (tab) {
    case 'edit':
      return <ExamEditor key={exam.revision} exam={exam} onDirty={onDirty} />;
    case 'preview':
      return <PaperPreview exam={exam} />;
    case 'attempts':
      return <AttemptsPanel examId={exam.id} />;
    case 'statistics':
      return <StatisticsPanel exam={exam} />;
    case 'regrade':
      return <RegradePanel examId={exam.id} />;
    default:
      return tab satisfies never;
  }
}
