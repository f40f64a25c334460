import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import type { Offer } from '../../../shared/pricing/price-fields.ts';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import type { Question } from './question.ts';
import classes from './QuestionPage.module.css';

type Props = { question: Pick<Question, 'id' | 'coverPath' | 'summary'>; offer: Offer };

/** D-122: what somebody sees who has not paid: its cover, how it begins, and what it costs. */
export function LockedContent({ question: { id, coverPath, summary }, offer }: Props) {
  return (
    <>
      {coverPath && <LazyImage src={coverPath} alt="" className={classes.lockedCover} />}
      {summary && <p dir="auto">{summary}</p>}
      <OfferView businessType="question" businessId={id} offer={offer} />
    </>
  );
}
