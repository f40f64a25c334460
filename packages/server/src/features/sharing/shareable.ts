import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context, Tx } from '../../platform/context.ts';

/** Something as whoever shares it, or follows a link to it, meets it. */
export type Shared = {
  readonly title: string;
  readonly introduction: string;
  /** Path of a picture of our own, or a preset of the client; null: none. */
  readonly cover: string | null;
  readonly ownerName: string | null;
  /** What it stands under, where it has no page of its own. */
  readonly parent: { readonly id: string; readonly type: ShareType } | null;
  /** Whether it is there for those it is meant for, not only for who keeps it. */
  readonly isPublic: boolean;
};

/** A kind of thing people share. The feature it belongs to says who may see one; a link never widens that (D-085). */
export type Shareable = {
  readonly shareType: ShareType;
  /** Throws a refusal of the contract for whatever the caller may not see. */
  readonly open: (ctx: Context, id: string) => Promise<Shared>;
  /** Keeps the number of those who shared it, in the transaction of the record. */
  readonly count?: (tx: Tx, ctx: Context, id: string) => Promise<unknown>;
};
