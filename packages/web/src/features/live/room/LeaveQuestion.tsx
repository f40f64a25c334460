import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type Props = { leaving: { readonly isAsking: boolean; readonly leave: () => void; readonly stay: () => void } };

/** Before the picture goes with whoever sends it. */
export function LeaveQuestion({ leaving }: Props) {
  const t = useT('activity');
  const common = useT('common');
  return (
    <ConfirmDialog
      isOpen={leaving.isAsking}
      title={t('live.room.leave.title')}
      text={t('live.room.leave.text')}
      confirmLabel={t('live.room.leave')}
      cancelLabel={t('live.room.stay')}
      closeLabel={common('dialog.close')}
      isDestructive
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
