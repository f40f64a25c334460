import { demand } from '@shuyuan/contract/kernel/app-error';
import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context, Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { deleteCollected, findCollected, insertCollected } from './collect.store.ts';

/** A kind of thing people collect. The feature it belongs to says who may see one; nobody collects what they may not see. */
export type Collectable = {
  readonly businessType: BusinessType;
  readonly maySee: (ctx: Context, businessId: string) => Promise<boolean>;
  /** Keeps the number of those who collected it, in the transaction of the change. */
  readonly count?: (tx: Tx, businessId: string, delta: 1 | -1) => Promise<unknown>;
};

const kindOf = (kinds: readonly Collectable[], wanted: BusinessType): Collectable | undefined =>
  kinds.find(({ businessType }) => businessType === wanted);

const ownOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

type Question = { readonly businessId: string; readonly businessType?: BusinessType | undefined };

/** SYSTEM-08, LIVE-ROOM-02 */
export async function readCollect(ctx: Context, question: Question) {
  const row = await findCollected(ctx.read, { ...ownOf(ctx), ...question });
  if (!row) return { collect: null };
  const { createdAt, ...collect } = row;
  return { collect: { ...collect, createTime: createdAt.getTime() } };
}

/** SYSTEM-08. The second of two at once finds what the first has written. */
export const addCollect =
  (kinds: readonly Collectable[]) =>
  async (ctx: Context, thing: Required<Question> & { readonly businessType: BusinessType }) => {
    const kind = kindOf(kinds, thing.businessType);
    demand(kind && (await kind.maySee(ctx, thing.businessId)), 'request.not-found');
    const row = { ...ownOf(ctx), ...thing, id: newId(ctx.now()), createdAt: new Date(ctx.now()) };
    return ctx.inTransaction(async (tx) => {
      if (await insertCollected(tx, row)) await kind.count?.(tx, thing.businessId, 1);
      const kept = await findCollected(tx, row);
      demand(kept, 'request.not-found');
      return { id: kept.id };
    });
  };

export const removeCollect =
  (kinds: readonly Collectable[]) =>
  (ctx: Context, { id }: { readonly id: string }) =>
    ctx.inTransaction(async (tx) => {
      const gone = await deleteCollected(tx, { ...ownOf(ctx), id });
      demand(gone, 'request.not-found');
      await kindOf(kinds, gone.businessType)?.count?.(tx, gone.businessId, -1);
      return { id };
    });
