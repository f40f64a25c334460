import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { cardBenefitsMax, cardNameMax } from '@shuyuan/contract/pricing/cards';
import type { listCards } from '@shuyuan/contract/pricing/price.wire';

export type Card = OutputOf<typeof listCards>['items'][number];
export type CardDraft = {
  readonly cardName: string;
  readonly benefits: string;
  /** As typed; empty is without an end. */
  readonly days: string;
  readonly isActive: boolean;
};

export const maxCardDays = 3_660;

/** The form as it opens: a card as it is, or a new one. */
export const draftOf = (card: Card | null): CardDraft => ({
  cardName: card?.cardName ?? '',
  benefits: card?.benefits ?? '',
  days: card?.days ? String(card.days) : '',
  isActive: card?.isActive ?? true,
});

const isDays = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= maxCardDays;

/** Which fields keep the form from being sent. */
export const problemsOf = ({ cardName, benefits, days }: CardDraft) => ({
  cardName: textLength(cardName) < 1 || textLength(cardName) > cardNameMax,
  benefits: textLength(benefits) > cardBenefitsMax,
  days: days.trim() !== '' && !isDays(days.trim()),
});

export const fieldsOf = ({ cardName, benefits, days }: CardDraft) => ({
  cardName: cardName.trim(),
  benefits: benefits.trim(),
  days: days.trim() === '' ? null : Number(days.trim()),
});
