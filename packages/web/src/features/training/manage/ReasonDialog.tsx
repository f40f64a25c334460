import { Textarea } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import type { ReasonForm } from './use-reason-form.ts';

type Props = {
  form: ReasonForm;
  title: string;
  text: string;
  submitLabel: string;
  isBusy: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** A step that wants a reason. */
export function ReasonDialog({ form, text, onSend, ...dialog }: Props) {
  const t = useT('teaching');
  return (
    <DraftDialog form={form} onSend={({ reason }) => onSend(reason.trim())} {...dialog}>
      <HintText>{text}</HintText>
      <Textarea label={t('teaching.reason')} rows={3} required data-autofocus {...form.textField('reason')} />
    </DraftDialog>
  );
}
