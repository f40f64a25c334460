import { recordAudit } from '../../../platform/audit.ts';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';

type Act = 'created' | 'changed' | 'published' | 'withdrawn' | 'started' | 'ended' | 'submitted';
type Recorded = {
  readonly live: Pick<LiveRow, 'id' | 'tenantId'>;
  readonly act: Act;
  readonly before?: object;
  readonly after: object;
};
type Author = Pick<ContextOf<{ readonly id: string } | null>, 'actor' | 'requestId' | 'now'>;

/** D-034: what was done to a live, in the trail of the company. */
export const recordLive = (tx: Tx, ctx: Author, { live, act, ...rest }: Recorded) =>
  recordAudit(tx, ctx, {
    tenantId: live.tenantId,
    action: `live.${act}`,
    subject: { kind: 'live', id: live.id },
    ...rest,
  });
