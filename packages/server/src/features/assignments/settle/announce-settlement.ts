import type { RuleRow } from '../assignment.store.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';

const words = {
  exempt: { action: 'assignment.duty-exempt', text: 'exempted' },
  done: { action: 'assignment.duty-done', text: 'doneByHand' },
  revoked: { action: 'assignment.settlement-revoked', text: 'settlementRevoked' },
} as const;

type Settlement = {
  readonly rule: RuleRow;
  readonly memberId: string;
  readonly dutyId: string;
  readonly what: keyof typeof words;
  readonly reason: string;
};

/** In the trail, and told to whom it is about. */
export async function announceSettlement(tx: Tx, ctx: Context, settlement: Settlement): Promise<void> {
  const { rule, memberId, dutyId, what, reason } = settlement;
  const { id, tenantId, title } = rule;
  const { action, text } = words[what];
  const after = { title, memberId, dutyId, reason };
  await recordAudit(tx, ctx, { tenantId, action, subject: { kind: 'assignment', id }, after });
  await notify(tx, ctx, {
    tenantId,
    kind: 'assignment',
    text,
    values: { title },
    receivers: [memberId],
    subject: { kind: 'assignment', id },
    link: '/center/my/duties',
  });
}
