import { isExternal } from '@shuyuan/contract/live/suppliers';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useBuyerCount } from '../../../shared/pricing/use-buyer-count.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { manageOf } from '../calls-of.ts';
import { type ManagedLive, managedList } from './managed-live.ts';

type Props = { action: 'publish' | 'withdraw'; live: ManagedLive; onClose: () => void };

/** LIVE-MGMT-24, LIVE-MGMT-25: asked first; whoever subscribed hears of it, and whoever paid is paid back (D-125). */
export function ConfirmPublishing({ action, live, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const calls = manageOf(live.supplier);
  const format = useFormat();
  const refresh = useRefresh();
  const isNeeded = action === 'withdraw' && !isExternal(live.supplier);
  const { buyerCount, isPending } = useBuyerCount({ businessType: 'live', businessId: live.id }, isNeeded);
  const changing = useWrite(calls[action], {
    onSuccess: () => showNotice(t(`live.manage.${action}.done`), 'success'),
  });
  const confirm = () =>
    changing.mutate(
      { id: live.id },
      {
        // A refusal means that the table shows a state the live is no longer in.
        onSettled: () => {
          refresh(managedList);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={t(`live.manage.${action}.title`)}
      text={
        <>
          <p>{t(`live.manage.${action}.text`, { subject: live.subject })}</p>
          {buyerCount ? <p>{t('live.manage.withdraw.sold', { count: format.count(buyerCount) })}</p> : null}
        </>
      }
      confirmLabel={t(`live.manage.do.${action}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive={action === 'withdraw'}
      isBusy={changing.isPending || isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
