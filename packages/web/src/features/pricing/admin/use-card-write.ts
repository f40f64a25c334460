import { changeCard, createCard } from '@shuyuan/contract/pricing/price.wire';
import { useWrite } from '../../../lib/queries.ts';
import { type Card, type CardDraft, fieldsOf } from './card-draft.ts';
import { cardReads } from './card-reads.ts';

/** Writes a card, a new one or one that is there. */
export function useCardWrite(card: Card | null, onSaved: (name: string) => void) {
  const options = {
    claims: ['card.name-taken'],
    refreshes: cardReads,
    onSuccess: (_output: unknown, { cardName }: { readonly cardName: string }) => onSaved(cardName),
  } as const;
  const create = useWrite(createCard, options);
  const change = useWrite(changeCard, options);
  const save = (draft: CardDraft, onError: (error: unknown) => void): void => {
    const fields = fieldsOf(draft);
    if (card) change.mutate({ id: card.id, ...fields, isActive: draft.isActive }, { onError });
    else create.mutate(fields, { onError });
  };
  return { save, isBusy: create.isPending || change.isPending };
}
