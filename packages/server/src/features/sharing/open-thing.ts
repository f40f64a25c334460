import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../platform/context.ts';
import type { Shareable, Shared } from './shareable.ts';

export type SharedItem = { readonly id: string; readonly type: ShareType };
export type Opened = { readonly kind: Shareable; readonly shared: Shared };

/** D-085: as the caller may see it without any link. What no feature answers for yet is not there. */
export async function openThing(ctx: Context, kinds: readonly Shareable[], { id, type }: SharedItem): Promise<Opened> {
  const kind = kinds.find(({ shareType }) => shareType === type);
  demand(kind, 'request.not-found');
  return { kind, shared: await kind.open(ctx, id) };
}

/** The same for whoever passes it on: a link to what others do not find yet, or any more, leads them nowhere. */
export async function openToShare(ctx: Context, kinds: readonly Shareable[], thing: SharedItem): Promise<Opened> {
  const opened = await openThing(ctx, kinds, thing);
  demand(opened.shared.isPublic, 'share.not-public');
  return opened;
}
