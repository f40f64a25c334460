import type { ApprovalAction, ProcessState } from '@shuyuan/contract/approval/process-life';
import { recordAudit } from '../../platform/audit.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import type { Process } from './process.store.ts';
import { insertActs } from './steps/step.store.ts';

type Act = {
  readonly process: Pick<Process, 'id' | 'tenantId' | 'round' | 'title'>;
  readonly action: ApprovalAction;
  readonly comment: string;
  readonly before: ProcessState | null;
  readonly after: ProcessState;
  /** At which step, and for whom: one entry for each approver the actor decided for. */
  readonly decision?: {
    readonly position: number;
    readonly approverIds: readonly string[];
    /** The member asked instead of them from now on. */
    readonly receiverId?: string;
  };
};

const pastTense = {
  submit: 'submitted',
  agree: 'agreed',
  refuse: 'refused',
  withdraw: 'withdrawn',
  resubmit: 'resubmitted',
  'pass-on': 'passed-on',
  reassign: 'reassigned',
} as const satisfies Record<ApprovalAction, string>;

/** D-073: every act stands in the history of its process, and in the trail of the tenant (D-034). */
export async function recordAct(tx: Tx, ctx: Context, act: Act): Promise<void> {
  const { process, action, comment, before, after, decision } = act;
  const actorId = ctx.actor.id;
  const common = { tenantId: process.tenantId, processId: process.id, round: process.round, action, actorId, comment };
  const at = new Date(ctx.now());
  const forWhom = decision?.approverIds ?? [actorId];
  const receiverId = decision?.receiverId ?? null;
  await insertActs(
    tx,
    forWhom.map((approverId) => ({
      ...common,
      id: newId(ctx.now()),
      position: decision?.position ?? null,
      onBehalfOf: approverId === actorId ? null : approverId,
      receiverId,
      at,
    })),
  );
  await recordAudit(tx, ctx, {
    tenantId: process.tenantId,
    action: `approval.${pastTense[action]}`,
    subject: { kind: 'approval', id: process.id },
    ...(before && { before: { state: before, ...(receiverId && { approverId: forWhom[0] }) } }),
    after: {
      state: after,
      title: process.title,
      ...(comment && { comment }),
      ...(receiverId && { approverId: receiverId, position: decision?.position }),
    },
  });
}
