import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { manageOf } from '../calls-of.ts';
import type { LiveDetail, ManagedLive } from '../manage/managed-live.ts';

type Props = {
  live: Pick<ManagedLive, 'id' | 'supplier'>;
  title: string;
  onClose: () => void;
  children: (live: LiveDetail) => ReactNode;
};

/** LIVE-MGMT-28: everything of a live, read anew: a form must not begin with what somebody has changed since. */
export function LoadedLive({ live: { id, supplier }, title, onClose, children }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const read = useRead(manageOf(supplier).get, { id }, { claims: 'notices', staleTime: 0 });
  if (read.data && read.isFetchedAfterMount) return children(read.data);
  return (
    <Dialog isOpen title={title} closeLabel={common('dialog.close')} width={liveFormWidth} onClose={onClose}>
      {read.isError ? (
        <ReadFailure read={read} title={t('live.form.failed')} />
      ) : (
        <SkeletonText label={common('shell.loading')} count={8} />
      )}
    </Dialog>
  );
}
