import { locksOf } from '@shuyuan/contract/live/live-form';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { isUnderDialog, useLeavingGuard } from '../../../lib/use-leaving-guard.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { LiveDetail } from '../manage/managed-live.ts';
import { draftOf } from './live-draft.ts';
import { LiveFields } from './fields/LiveFields.tsx';
import { LiveFormFrame } from './LiveFormFrame.tsx';
import { postedFields } from './posted-fields.ts';
import { useLiveDraft } from './use-live-draft.ts';
import { useSavingLive } from './use-saving-live.ts';

/** LIVE-FORM-26, LIVE-FORM-27: what is locked stays in sight and says why. */
function useLocks({ status }: LiveDetail) {
  const t = useT('activity');
  const locks = locksOf(status);
  return {
    liveType: t('live.form.lock.type'),
    startTime: locks.startTime ? t('live.form.lock.running') : undefined,
    price: locks.price ? t('live.form.lock.running') : undefined,
    shareScope: locks.shareScope ? t('live.form.lock.running') : undefined,
    liveMode: locks.liveMode ? t('live.form.lock.published') : undefined,
  };
}

/** LIVE-MGMT-31: a live that exists, to be changed. */
export function EditForm({ live, onClose }: { live: LiveDetail; onClose: () => void }) {
  const t = useT('activity');
  const { id, supplier, version } = live;
  const locks = useLocks(live);
  const [initial] = useState(() => draftOf(live));
  const form = useLiveDraft({ initial, supplier, isStartLocked: locks.startTime !== undefined });
  const [isCoverBusy, setIsCoverBusy] = useState(false);
  const saving = useSavingLive(supplier, onClose);
  const leaving = useLeavingGuard(form.isDirty && !saving.isPending, isUnderDialog);
  const save = (): void => {
    if (!form.validate()) return;
    const fields = postedFields(form.draft, supplier, initial);
    saving.mutate({ id, version, ...fields }, { onError: (error) => void form.place(error) });
  };
  return (
    <LiveFormFrame
      isOpen
      title={t('live.form.edit')}
      isDirty={form.isDirty}
      leaving={leaving}
      footer={
        <ActionButton
          loading={saving.isPending}
          disabledReason={isCoverBusy ? t('live.form.cover.sending') : undefined}
          onClick={save}
        >
          {t('live.form.save')}
        </ActionButton>
      }
      onClose={onClose}
    >
      <LiveFields
        draft={form.draft}
        supplier={supplier}
        earliest={form.earliest}
        locks={locks}
        errorOf={form.errorOf}
        onChange={form.change}
        onCoverBusy={setIsCoverBusy}
      />
    </LiveFormFrame>
  );
}
