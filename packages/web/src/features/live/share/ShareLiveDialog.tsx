import { shareLiveWidth } from '@shuyuan/contract/live/live-form';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { manageOf } from '../calls-of.ts';
import type { ManagedLive } from '../manage/managed-live.ts';
import { ShareContent } from './ShareContent.tsx';

type Props = { live: Pick<ManagedLive, 'id' | 'supplier'>; isOpen: boolean; onClose: () => void };

/** LIVE-CREATE-08, D-057: what people need to come, to be handed on. */
export function ShareLiveDialog({ live: { id, supplier }, isOpen, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const read = useRead(manageOf(supplier).get, { id }, { claims: 'notices' });
  return (
    <Dialog
      isOpen={isOpen}
      title={t('live.share.title')}
      closeLabel={common('dialog.close')}
      width={shareLiveWidth}
      onClose={onClose}
    >
      <ReadStates read={read} failed={t('live.form.failed')} shape="list" count={3}>
        {(live) => <ShareContent live={live} />}
      </ReadStates>
    </Dialog>
  );
}
