import { cardBenefitsMax, cardNameMax } from '@shuyuan/contract/pricing/cards';
import { showNotice } from '../../../lib/notices.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { type Card, type CardDraft, draftOf, maxCardDays, problemsOf } from './card-draft.ts';
import { CardFields } from './CardFields.tsx';
import { useCardWrite } from './use-card-write.ts';

type Props = { card: Card | null; onClose: () => void };

/** D-120: a new card, or one that is there: renamed, described, ended or in use again. */
export function CardDialog({ card, onClose }: Props) {
  const t = useT('admin');
  const form = useDraftForm<CardDraft>({
    initial: () => draftOf(card),
    problemsOf: (draft) => {
      const wrong = problemsOf(draft);
      return {
        cardName: wrong.cardName ? t('admin.cards.form.name.invalid', { max: cardNameMax }) : null,
        benefits: wrong.benefits ? t('admin.cards.form.benefits.tooLong', { max: cardBenefitsMax }) : null,
        days: wrong.days ? t('admin.cards.form.days.invalid', { max: maxCardDays }) : null,
      };
    },
    eager: ['benefits', 'days'],
    refusals: { 'card.name-taken': 'cardName' },
  });
  const { save, isBusy } = useCardWrite(card, (name) => {
    showNotice(t(card ? 'admin.cards.saved' : 'admin.cards.created', { name }), 'success');
    onClose();
  });
  return (
    <DraftDialog
      form={form}
      title={t(card ? 'admin.cards.edit' : 'admin.cards.add')}
      submitLabel={t('admin.cards.form.submit')}
      isBusy={isBusy}
      onSend={(draft) => save(draft, form.refuse)}
      onClose={onClose}
    >
      <CardFields form={form} isNew={card === null} />
    </DraftDialog>
  );
}
