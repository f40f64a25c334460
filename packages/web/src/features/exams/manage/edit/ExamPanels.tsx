import { PaperPanel } from '../paper/PaperPanel.tsx';
import { BasicsPanel } from './BasicsPanel.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { TimePanel } from './TimePanel.tsx';
import type { ExamCheck } from './use-exam-check.ts';
import type { FieldsProps } from './use-exam-form.ts';

/** All fields of an exam. */
export function ExamPanels({ form, check }: FieldsProps & { check: ExamCheck }) {
  return (
    <>
      <BasicsPanel form={form} />
      <TimePanel form={form} />
      <PaperPanel form={form} check={check} />
      <ResultsPanel form={form} />
    </>
  );
}
