import { takeCard } from '@shuyuan/contract/pricing/price.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Card } from './card-draft.ts';
import { cardReads } from './card-reads.ts';

type Props = { card: Card; holder: { readonly memberId: string; readonly memberName: string }; onClose: () => void };

/** D-120: asks before somebody loses a card. */
export function TakeCard({ card, holder: { memberId, memberName: name }, onClose }: Props) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.cards.take')}
      text={t('admin.cards.take.text', { name, card: card.cardName })}
      confirmLabel={t('admin.cards.take')}
      doneText={t('admin.cards.taken', { name })}
      endpoint={takeCard}
      input={{ id: card.id, memberId }}
      refreshes={cardReads}
      onClose={onClose}
    />
  );
}
