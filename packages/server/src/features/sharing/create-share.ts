import { AppError } from '@shuyuan/contract/kernel/app-error';
import {
  readBlackList,
  readShareConfig,
  shareRefusal,
  type ShareRules,
  type ShareTarget,
} from '@shuyuan/contract/sharing/share-config';
import { sharePathOf } from '@shuyuan/contract/sharing/share-pages';
import { businessTypeOfShare } from '@shuyuan/contract/sharing/share-types';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import { type Context, transact } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { readSettings } from '../system/index.ts';
import { openToShare, type SharedItem } from './open-thing.ts';
import { findShare, insertShare } from './share.store.ts';
import type { Shareable, Shared } from './shareable.ts';

type Input = SharedItem & { readonly target: ShareTarget };

async function readRules(ctx: Context): Promise<ShareRules> {
  const [config, blackList] = await readSettings(ctx, ['SHARE_CONFIG', 'SHARE_BLACKLIST']);
  return { config: readShareConfig(config?.value ?? ''), blackList: readBlackList(blackList?.value ?? '') };
}

/** SHARE-08, SHARE-10, D-197: a client that remembers older settings, or none, is refused all the same. */
async function demandAllowed(ctx: Context, wish: Input, { parent }: Shared): Promise<void> {
  const place = { path: sharePathOf(parent ?? wish), businessType: businessTypeOfShare[wish.type] };
  const refusal = shareRefusal(await readRules(ctx), { ...place, target: wish.target });
  if (refusal) throw new AppError(refusal);
}

/** D-086. Shared again the same day it is the same share; of two at once the second finds what the first has written. */
export const createShare = (kinds: readonly Shareable[]) => (ctx: Context, wish: Input) =>
  transact(ctx, async (within) => {
    const { kind, shared } = await openToShare(within, kinds, wish);
    await demandAllowed(within, wish, shared);
    const { actor, now, external } = within;
    const key = {
      tenantId: actor.tenantId,
      memberId: actor.id,
      shareType: wish.type,
      businessId: wish.id,
      target: wish.target,
      day: dayOf(now(), external.timeZone),
    };
    return within.inTransaction(async (tx) => {
      const row = { ...key, id: newId(now()), title: shared.title, createdAt: new Date(now()) };
      if (await insertShare(tx, row)) await kind.count?.(tx, within, wish.id);
      return { shareId: (await findShare(tx, key)).id };
    });
  });
