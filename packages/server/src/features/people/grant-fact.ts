import type { Fact } from '@shuyuan/contract/kernel/capabilities';
import { recordAudit } from '../../platform/audit.ts';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { broadcastMemberChanged } from '../../platform/sessions/index.ts';
import { insertFact } from './members/members.store.ts';

type Grant = {
  readonly tenantId: string;
  readonly memberId: string;
  /** A director is one of somewhere; administration says of where. */
  readonly fact: Exclude<Fact, 'director'>;
};

/** Something has become true of a person elsewhere in the product; the trail has it like any change of theirs. */
export async function grantFact(tx: Tx, ctx: ContextOf<{ readonly id: string } | null>, grant: Grant): Promise<void> {
  const { tenantId, memberId, fact } = grant;
  if (!(await insertFact(tx, grant))) return;
  const subject = { kind: 'member', id: memberId };
  await recordAudit(tx, ctx, { tenantId, action: 'member.changed', subject, after: { facts: [fact] } });
  broadcastMemberChanged(ctx, memberId);
}
