import { useState } from 'react';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import type { Card } from './card-draft.ts';
import { CardDialog } from './CardDialog.tsx';
import { CardPeople } from './CardPeople.tsx';
import { CardTable } from './CardTable.tsx';
import { useCards } from './use-cards.ts';

/** D-120: the cards of the company; the address keeps the word, the page and whose holders are shown. */
export function CardsAdminPage() {
  const t = useT('admin');
  const cards = useCards();
  const { shown } = cards;
  const [editing, setEditing] = useState<Card | 'new' | null>(null);
  return (
    <>
      <PageTitle
        title={t('admin.cards.title')}
        description={t('admin.cards.description')}
        actions={<ActionButton onClick={() => setEditing('new')}>{t('admin.cards.add')}</ActionButton>}
      />
      <CardTable cards={cards} onEdit={setEditing} onPeople={({ id }) => changeSearch({ card: id })} />
      {editing !== null && <CardDialog card={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {shown && <CardPeople card={shown} onClose={() => changeSearch({ card: undefined }, { isReplacing: true })} />}
    </>
  );
}
