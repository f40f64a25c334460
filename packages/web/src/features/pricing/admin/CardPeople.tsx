import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Card } from './card-draft.ts';
import classes from './Cards.module.css';
import { GiveCard } from './GiveCard.tsx';
import { Holders } from './Holders.tsx';
import { TakeCard } from './TakeCard.tsx';
import type { Holder } from './use-holder-columns.tsx';

type Props = { card: Card; onClose: () => void };

/** D-120: who holds a card; it is given and taken back here. */
export function CardPeople({ card, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const [isGiving, setIsGiving] = useState(false);
  const [taking, setTaking] = useState<Holder | null>(null);
  return (
    <Dialog
      isOpen
      title={t('admin.cards.people.named', { name: card.cardName })}
      closeLabel={common('dialog.close')}
      width={720}
      onClose={onClose}
    >
      <div className={classes.tools}>
        <ActionButton
          size="sm"
          leftSection={<UserPlus size={16} aria-hidden />}
          disabledReason={card.isActive ? undefined : t('admin.cards.give.ended')}
          onClick={() => setIsGiving(true)}
        >
          {t('admin.cards.give')}
        </ActionButton>
      </div>
      <Holders card={card} onTake={setTaking} />
      {isGiving && <GiveCard card={card} onClose={() => setIsGiving(false)} />}
      {taking && <TakeCard card={card} holder={taking} onClose={() => setTaking(null)} />}
    </Dialog>
  );
}
