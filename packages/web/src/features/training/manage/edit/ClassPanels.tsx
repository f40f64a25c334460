import { BasicsPanel } from './BasicsPanel.tsx';
import { MeetingsPanel } from './MeetingsPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import type { FieldsProps } from './use-class-form.ts';

/** All fields of a class. */
export function ClassPanels({ form, clashNumber }: FieldsProps & { clashNumber: number | null }) {
  return (
    <>
      <BasicsPanel form={form} />
      <SeatsPanel form={form} />
      <MeetingsPanel form={form} clashNumber={clashNumber} />
    </>
  );
}
