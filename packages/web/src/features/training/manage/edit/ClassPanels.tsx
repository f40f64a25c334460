import { BasicsPanel } from './BasicsPanel.tsx';
import { MeetingsPanel } from './MeetingsPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import type { FieldsProps } from './use-class-form.ts';

/** All fields of a class. */
export function ClassPanels({ form }: FieldsProps) {
  return (
    <>
      <BasicsPanel form={form} />
      <SeatsPanel form={form} />
      <MeetingsPanel form={form} />
    </>
  );
}
