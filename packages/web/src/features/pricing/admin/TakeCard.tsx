import { takeCard } from '@shuyuan/contract/pricing/price.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Card } from './card-draft.ts';
import { cardReads } from './card-reads.ts';

type Props = { card: Card; holder: { readonly memberId: string; readonly memberName: string }; onClose: () => void };

/** D-120: asks before somebody loses a card. */
export function TakeCard({ card, holder: { memberId, memberName: name }, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const take = useWrite(takeCard, {
    refreshes: cardReads,
    onSuccess: () => {
      showNotice(t('admin.cards.taken', { name }), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('admin.cards.take')}
      text={t('admin.cards.take.text', { name, card: card.cardName })}
      confirmLabel={t('admin.cards.take')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive
      isBusy={take.isPending}
      onConfirm={() => take.mutate({ id: card.id, memberId }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
