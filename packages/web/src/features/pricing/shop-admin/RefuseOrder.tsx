import { Textarea } from '@mantine/core';
import { shopLimits } from '@shuyuan/contract/pricing/shop';
import { refuseShopOrder } from '@shuyuan/contract/pricing/shop.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { shopReads } from '../shop/shop-reads.ts';
import type { ShopOrder } from './shop-order.ts';

/** Cancels an order for its buyer, who reads why. */
export function RefuseOrder({ order: { id, title }, onClose }: { order: ShopOrder; onClose: () => void }) {
  const t = useT('points');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({
      reason: reason.trim() === '' ? t('points.admin.refuse.reason.invalid', { max: shopLimits.reason }) : null,
    }),
    refusals: { ...refusalsOfForm(['payment.wrong-state', 'ledger.too-much']), 'sensitive.found': 'reason' },
  });
  const refusing = useWrite(refuseShopOrder, {
    claims: form.claims,
    refreshes: shopReads,
    onSuccess: () => {
      showNotice(t('points.shop.cancel.done'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('points.admin.refuse.title')}
      submitLabel={t('points.shop.cancel')}
      isBusy={refusing.isPending}
      onSend={({ reason }) => refusing.mutate({ id, reason: reason.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('points.shop.cancel.text', { title })}</HintText>
      <Textarea
        label={t('points.admin.refuse.reason')}
        maxLength={shopLimits.reason}
        rows={3}
        required
        data-autofocus
        {...form.textField('reason')}
      />
    </DraftDialog>
  );
}
