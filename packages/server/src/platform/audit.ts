import type { Tx } from './db.ts';
import { newId } from './new-id.ts';

export type AuditEntry = {
  readonly tenantId: string;
  /** `feature.verb`, such as `member.created`. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before?: object;
  readonly after?: object;
};

type Author = {
  readonly actor: { readonly id: string } | null;
  readonly requestId: string;
  readonly now: () => number;
};

/** D-034: written in the transaction of the change, so that neither is there without the other. */
export async function recordAudit(tx: Tx, ctx: Author, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('auditEntry')
    .values({
      id: newId(ctx.now()),
      tenantId: entry.tenantId,
      actorId: ctx.actor?.id ?? null,
      action: entry.action,
      subjectKind: entry.subject.kind,
      subjectId: entry.subject.id,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      requestId: ctx.requestId,
      at: new Date(ctx.now()),
    })
    .execute();
}
