import { sql } from 'kysely';
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
  /** Absent where nobody called: a job, the first start. */
  readonly caller?: { readonly address: string; readonly userAgent: string };
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
      address: ctx.caller?.address ?? '',
      userAgent: ctx.caller?.userAgent ?? '',
      at: new Date(ctx.now()),
    })
    .execute();
}

/** The same for very many at once: one statement, whatever their number. */
export async function recordAudits(tx: Tx, ctx: Author, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ tenantId, action, subject, before, after }) => ({
    id: newId(ctx.now()),
    tenant_id: tenantId,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: before ?? null,
    after: after ?? null,
  }));
  await sql`
    insert into audit_entry (id, tenant_id, actor_id, action, subject_kind, subject_id, before, after, request_id, address, user_agent, at)
    select id, tenant_id, ${ctx.actor?.id ?? null}, action, subject_kind, subject_id, before, after,
      ${ctx.requestId}, ${ctx.caller?.address ?? ''}, ${ctx.caller?.userAgent ?? ''}, ${new Date(ctx.now())}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id text, tenant_id text, action text,
      subject_kind text, subject_id text, before jsonb, after jsonb)`.execute(tx);
}
