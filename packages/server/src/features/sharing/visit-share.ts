import { dayOf } from '@shuyuan/contract/teams/report-days';
import { type Context, transact } from '../../platform/context.ts';
import { openThing, type SharedItem } from './open-thing.ts';
import { countVisit, insertVisit } from './share.store.ts';
import type { Shareable } from './shareable.ts';

type Visit = SharedItem & { readonly shareId?: string | undefined };

/** D-085, D-086: where it is, for whoever may see it anyway; the share is there for its count alone. */
export const visitShare =
  (kinds: readonly Shareable[]) =>
  (ctx: Context, { id, type, shareId }: Visit) =>
    transact(ctx, async (within) => {
      const { shared } = await openThing(within, kinds, { id, type });
      const { actor, now, external } = within;
      const visit = { tenantId: actor.tenantId, visitorId: actor.id, day: dayOf(now(), external.timeZone) };
      if (shareId !== undefined)
        await within.inTransaction(async (tx) => {
          if (await insertVisit(tx, { ...visit, shareId, shareType: type, businessId: id }))
            await countVisit(tx, shareId);
        });
      return { id, type, parentId: shared.parent?.id ?? null, parentType: shared.parent?.type ?? null };
    });
