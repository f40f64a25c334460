import { shopLimits } from '@shuyuan/contract/pricing/shop';
import { showNotice } from '../../../lib/notices.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { draftOf, type ItemDraft, type ManagedItem, perPersonRange, problemsOf, stockRange } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemWrite } from './use-item-write.ts';

/** A new thing on offer, or one that is there: another price, another stock, offered no more. */
export function ItemDialog({ item, onClose }: { item: ManagedItem | null; onClose: () => void }) {
  const t = useT('points');
  const form = useDraftForm<ItemDraft>({
    initial: () => draftOf(item),
    problemsOf: (draft) => {
      const wrong = problemsOf(draft, item === null);
      return {
        cardId: wrong.cardId ? t('points.admin.card') : null,
        title: wrong.title ? t('points.admin.title.invalid', { max: shopLimits.title }) : null,
        description: wrong.description ? t('points.admin.description.invalid', { max: shopLimits.description }) : null,
        price: wrong.price ? t('points.admin.price.invalid') : null,
        stock: wrong.stock ? t('points.admin.number.invalid', stockRange) : null,
        perPerson: wrong.perPerson ? t('points.admin.number.invalid', perPersonRange) : null,
      };
    },
    refusals: { 'price.unknown-card': 'cardId', 'sensitive.found': 'form' },
  });
  const { save, isBusy } = useItemWrite(item, {
    claims: form.claims,
    onSaved: () => {
      showNotice(t('points.admin.saved'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t(item ? 'points.admin.edit' : 'points.admin.add')}
      submitLabel={t('points.admin.save')}
      isBusy={isBusy}
      onSend={(draft) => save(draft, form.refuse)}
      onClose={onClose}
    >
      <ItemFields form={form} isNew={item === null} />
    </DraftDialog>
  );
}
