import type { ComponentProps } from 'react';
import { useFormDialogTexts } from '../../lib/part-texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { DraftForm } from './use-draft-form.ts';

type DialogProps = ComponentProps<typeof FormDialog>;
type Props<D extends object> = Pick<DialogProps, 'title' | 'submitLabel' | 'onClose' | 'children'> &
  Partial<Pick<DialogProps, 'width' | 'isBusy' | 'isSamePlace'>> & {
    form: DraftForm<D>;
    /** Given a draft without problems. */
    onSend: (draft: D) => void;
  };

/** The dialog of a form of `useDraftForm`: sends what is right, shows what is wrong, asks before a draft is lost. */
export function DraftDialog<D extends object>({ form, onSend, ...dialog }: Props<D>) {
  const texts = useFormDialogTexts();
  return (
    <FormDialog
      {...texts}
      {...dialog}
      isOpen
      isDirty={form.isDirty}
      error={form.problems.form}
      onSubmit={() => form.submit(onSend)}
    />
  );
}
