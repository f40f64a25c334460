import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { changeShopItem, createShopItem } from '@shuyuan/contract/pricing/shop.wire';
import { useWrite } from '../../../lib/queries.ts';
import { shopReads } from '../shop/shop-reads.ts';
import { fieldsOf, type ItemDraft, type ManagedItem } from './item-draft.ts';

type Options = { readonly claims: ErrorCode[]; readonly onSaved: () => void };

/** Writes something on offer, a new one or one that is there. */
export function useItemWrite(item: ManagedItem | null, { claims, onSaved }: Options) {
  const options = { claims, refreshes: shopReads, onSuccess: onSaved };
  const create = useWrite(createShopItem, options);
  const change = useWrite(changeShopItem, options);
  const save = (draft: ItemDraft, onError: (error: unknown) => void): void => {
    const { kind, cardId, isActive } = draft;
    if (item) change.mutate({ id: item.id, ...fieldsOf(draft), isActive }, { onError });
    else create.mutate({ ...fieldsOf(draft), kind, cardId: kind === 'card' ? cardId : null }, { onError });
  };
  return { save, isBusy: create.isPending || change.isPending };
}
