import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { SeenCard } from './card.ts';
import classes from './Card.module.css';
import { CardContents } from './CardContents.tsx';
import { CardFace } from './CardFace.tsx';
import { CardStanding } from './CardStanding.tsx';

export function CardView({ card }: { card: SeenCard }) {
  const t = useT('personal');
  return (
    <div className={classes.page}>
      <CardFace card={card} />
      <CardStanding card={card} />
      <Panel title={t('pricing.card.benefits')}>
        <p className={classes.benefits} dir="auto">
          {card.benefits || t('pricing.card.benefits.none')}
        </p>
      </Panel>
      <CardContents id={card.id} isActive={card.isActive} />
      <PathLink to="purchases" search={{ tab: 'cards' }}>
        {t('pricing.card.mine')}
      </PathLink>
    </div>
  );
}
