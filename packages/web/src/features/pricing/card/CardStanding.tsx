import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { SeenCard } from './card.ts';
import classes from './Card.module.css';

/** Whether it is good for anything, and whether whoever looks holds it: in words that say why not. */
function useStanding({ isActive, hold }: SeenCard) {
  const t = useT('personal');
  const format = useFormat();
  if (!isActive) return { isGood: false, word: t('pricing.card.ended'), text: t('pricing.card.ended.text') };
  if (hold === null) return { isGood: false, word: t('pricing.card.notHeld'), text: t('pricing.card.notHeld.text') };
  if (hold.endTime === null) return { isGood: true, word: t('pricing.card.held'), text: t('pricing.card.always') };
  const date = format.date(hold.endTime);
  return hold.isValid
    ? { isGood: true, word: t('pricing.card.held'), text: t('pricing.card.until', { date }) }
    : { isGood: false, word: t('pricing.card.over'), text: t('pricing.card.over.text', { date }) };
}

export function CardStanding({ card }: { card: SeenCard }) {
  const { isGood, word, text } = useStanding(card);
  return (
    <p className={classes.standing}>
      <Tag tone={isGood ? 'pine' : 'neutral'}>{word}</Tag>
      <span className={classes.soft}>{text}</span>
    </p>
  );
}
