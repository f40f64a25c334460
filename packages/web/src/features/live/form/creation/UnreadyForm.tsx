import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import { type FailedRead, ReadFailure } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SkeletonText } from '../../../../ui/Skeletons.tsx';

type Props = { isOpen: boolean; failure: FailedRead | null; onClose: () => void };

/** The form before it is known who carries the live and whether it needs approval. */
export function UnreadyForm({ isOpen, failure, onClose }: Props) {
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
      {failure ? (
        <ReadFailure read={failure} title={t('live.form.failed')} />
      ) : (
        <SkeletonText label={common('shell.loading')} count={8} />
      )}
    </Dialog>
  );
}
