import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';

type Props = { isOpen: boolean; isFailed: boolean; onRetry: () => void; onClose: () => void };

/** The form before it is known who carries the live and whether it needs approval. */
export function UnreadyForm({ isOpen, isFailed, onRetry, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  return (
    <Dialog
      isOpen={isOpen}
      title={t('live.form.create')}
      closeLabel={common('dialog.close')}
      width={liveFormWidth}
      onClose={onClose}
    >
      {isFailed ? (
        <ErrorState title={t('live.form.failed')} retryLabel={common('shell.retry')} onRetry={onRetry} />
      ) : (
        <SkeletonText label={common('shell.loading')} count={8} />
      )}
    </Dialog>
  );
}
