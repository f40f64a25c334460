import { maxCardMembers } from '@shuyuan/contract/pricing/cards';
import { giveCard } from '@shuyuan/contract/pricing/price.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { Card } from './card-draft.ts';
import { cardReads } from './card-reads.ts';
import { ChosenPeople } from './ChosenPeople.tsx';

/** The search asks for as many more as are left out; it answers at most fifty. */
const leftOut = 40;

type Props = { card: Card; onClose: () => void };

/** D-120: gives a card to colleagues from now on. */
export function GiveCard({ card, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [chosen, setChosen] = useState<readonly FoundPerson[]>([]);
  const [isTried, setIsTried] = useState(false);
  const give = useWrite(giveCard, {
    refreshes: cardReads,
    onSuccess: () => {
      showNotice(t('admin.cards.give.done'), 'success');
      onClose();
    },
  });
  const choose = (person: FoundPerson): void =>
    setChosen((now) =>
      now.length < maxCardMembers && !now.some(({ id }) => id === person.id) ? [...now, person] : now,
    );
  const submit = (): void => {
    setIsTried(true);
    if (chosen.length > 0) give.mutate({ id: card.id, memberIds: chosen.map(({ id }) => id) });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.cards.give.title', { name: card.cardName })}
      submitLabel={t('admin.cards.give')}
      isBusy={give.isPending}
      isDirty={chosen.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonSearch
        label={t('admin.cards.give.search')}
        placeholder={t('admin.cards.give.type')}
        noneFound={t('admin.cards.give.none')}
        error={isTried && chosen.length === 0 ? t('admin.cards.give.missing') : null}
        exceptIds={chosen.slice(0, leftOut).map(({ id }) => id)}
        onChoose={choose}
      />
      <ChosenPeople people={chosen} onRemove={(id) => setChosen((now) => now.filter((one) => one.id !== id))} />
    </FormDialog>
  );
}
