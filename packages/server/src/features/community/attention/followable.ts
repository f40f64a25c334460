import type { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Context, Tx } from '../../../platform/context.ts';

/** A kind of thing people follow (D-131). The feature it belongs to says who may see one and keeps its count. */
export type Followable = {
  readonly targetType: AttentionTarget;
  /** Throws `request.not-found` for whatever the caller may not see: nobody follows that. */
  readonly open: (ctx: Context, targetId: string) => Promise<void>;
  /** Throws for what may still be seen and left, but is no longer there to be followed. */
  readonly demandThere?: (ctx: Context, targetId: string) => Promise<void>;
  /** How many of them the caller follows, where what is followed may be out of sight: as many as their list has. */
  readonly countFollowed?: (ctx: Context) => Promise<number>;
  /** Whether it is the caller themselves, whom nobody follows. */
  readonly isOwn?: (ctx: Context, targetId: string) => boolean;
  /** Changes how many follow it, in the transaction of the change; answers how many there are now. */
  readonly count: (tx: Tx, targetId: string, delta: 1 | 0 | -1) => Promise<number>;
  /** Tells whoever should know that the caller follows it from now on. */
  readonly told?: (tx: Tx, ctx: Context, targetId: string) => Promise<void>;
  /** The caller no longer follows it. */
  readonly left?: (tx: Tx, ctx: Context, targetId: string) => Promise<void>;
};
