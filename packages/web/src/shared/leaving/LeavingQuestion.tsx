import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useFormDialogTexts } from '../../lib/part-texts.ts';

type Props = { isAsking: boolean; onAnswer: (mayLeave: boolean) => void };

/** Whether what was typed, or could not be kept, may be lost. */
export function LeavingQuestion({ isAsking, onAnswer }: Props) {
  const { leaveTexts } = useFormDialogTexts();
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={leaveTexts.title}
      text={leaveTexts.text}
      confirmLabel={leaveTexts.leave}
      cancelLabel={leaveTexts.stay}
      closeLabel={leaveTexts.stay}
      isDestructive
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
