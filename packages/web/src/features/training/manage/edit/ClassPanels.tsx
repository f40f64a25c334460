import { BasicsPanel } from './BasicsPanel.tsx';
import { EvaluationPanel } from './EvaluationPanel.tsx';
import { MeetingsPanel } from './MeetingsPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import type { FieldsProps } from './use-class-form.ts';

type Props = FieldsProps & {
  /** The meeting whose room cannot be had. */
  clashNumber: number | null;
  isPublished: boolean;
};

/** All fields of a class. */
export function ClassPanels({ form, clashNumber, isPublished }: Props) {
  return (
    <>
      <BasicsPanel form={form} />
      <SeatsPanel form={form} isPublished={isPublished} />
      <EvaluationPanel form={form} />
      <MeetingsPanel form={form} clashNumber={clashNumber} />
    </>
  );
}
