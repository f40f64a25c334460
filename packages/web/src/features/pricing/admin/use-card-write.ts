import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { changeCard, createCard } from '@shuyuan/contract/pricing/price.wire';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useWrite } from '../../../lib/queries.ts';
import { textOfNumber } from '../../../lib/texts.ts';
import { type Card, type CardDraft, fieldsOf } from './card-draft.ts';
import { cardReads } from './card-reads.ts';

/** Writes a card, new or there already; whose name is taken is said until another is typed. */
export function useCardWrite(card: Card | null, onSaved: (name: string) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const options = {
    claims: ['card.name-taken'],
    refreshes: cardReads,
    onSuccess: (_output: unknown, { cardName }: { readonly cardName: string }) => onSaved(cardName),
  } as const;
  const create = useWrite(createCard, options);
  const change = useWrite(changeCard, options);
  const save = (draft: CardDraft): void => {
    const fields = fieldsOf(draft);
    const onError = (error: unknown): void => {
      if (error instanceof ApiError && error.code === 'card.name-taken') setRefused(fields.cardName);
    };
    if (card) change.mutate({ id: card.id, ...fields, isActive: draft.isActive }, { onError });
    else create.mutate(fields, { onError });
  };
  return {
    save,
    isBusy: create.isPending || change.isPending,
    refusedName: (name: string): string | null =>
      name === refused ? textOfNumber(errorSpec('card.name-taken').number ?? 0) : null,
  };
}
