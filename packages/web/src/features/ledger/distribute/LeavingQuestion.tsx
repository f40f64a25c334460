import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useLeavingGuard } from '../../../lib/use-leaving-guard.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { isSameLedger } from './same-ledger.ts';

/** A distribution that is half filled in is not lost by the way back, a link or a closed tab without a question. */
export function LeavingQuestion({ isDirty }: { isDirty: boolean }) {
  const { leaveTexts } = useFormDialogTexts();
  const { isAsking, settle } = useLeavingGuard(isDirty, isSameLedger);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={leaveTexts.title}
      text={leaveTexts.text}
      confirmLabel={leaveTexts.leave}
      cancelLabel={leaveTexts.stay}
      closeLabel={leaveTexts.stay}
      isDestructive
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  );
}
