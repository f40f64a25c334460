import { cardBenefitsMax, cardNameMax } from '@shuyuan/contract/pricing/cards';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { type Card, draftOf, maxCardDays, problemsOf } from './card-draft.ts';
import { CardFields } from './CardFields.tsx';
import { useCardWrite } from './use-card-write.ts';

type Props = { card: Card | null; onClose: () => void };

/** D-120: a new card, or one that is there: renamed, described, ended or in use again. */
export function CardDialog({ card, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [first] = useState(() => draftOf(card));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const { save, isBusy, refusedName } = useCardWrite(card, (name) => {
    showNotice(t(card ? 'admin.cards.saved' : 'admin.cards.created', { name }), 'success');
    onClose();
  });
  const wrong = problemsOf(draft);
  const submit = (): void => {
    setIsTried(true);
    if (!wrong.cardName && !wrong.benefits && !wrong.days) save(draft);
  };
  const taken = refusedName(draft.cardName.trim());
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(card ? 'admin.cards.edit' : 'admin.cards.add')}
      submitLabel={t('admin.cards.form.submit')}
      isBusy={isBusy}
      isDirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <CardFields
        draft={draft}
        isNew={card === null}
        problems={{
          cardName: isTried && wrong.cardName ? t('admin.cards.form.name.invalid', { max: cardNameMax }) : taken,
          benefits: wrong.benefits ? t('admin.cards.form.benefits.tooLong', { max: cardBenefitsMax }) : null,
          days: wrong.days ? t('admin.cards.form.days.invalid', { max: maxCardDays }) : null,
        }}
        onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
      />
    </FormDialog>
  );
}
