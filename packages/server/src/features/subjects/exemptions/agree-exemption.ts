import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { ExemptionState } from '@shuyuan/contract/subjects/exemption-states';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { deciderOf, evidencePurpose } from './evidence.ts';
import {
  canDecideAny,
  countDecidable,
  decideWaiting,
  findDecidable,
  listDecidable,
  listEvidence,
} from './exemption.store.ts';

type DecisionInput = { readonly id: string; readonly comment: string };

async function decide(ctx: Context, { id, comment }: DecisionInput, state: 'agreed' | 'refused') {
  const { tenantId, id: by } = ctx.actor;
  const exemption = await findDecidable(ctx.read, { ...deciderOf(ctx), id });
  demand(exemption, 'request.not-found');
  await refuseSensitive(ctx, [comment]);
  await ctx.inTransaction(async (tx) => {
    const isFirst = await decideWaiting(tx, { id, state, comment, by, at: new Date(ctx.now()) });
    demand(isFirst, 'course.wrong-state', { state: exemption.state });
    await notify(tx, ctx, {
      tenantId,
      kind: 'study',
      text: state === 'agreed' ? 'exemptionAgreed' : 'exemptionRefused',
      values: { title: exemption.title },
      receivers: [exemption.memberId],
      subject: { kind: 'subject-exemption', id },
      link: `/subject/${exemption.subjectId}`,
    });
  });
  return { id, state };
}

/** The item counts as done from now on. */
export const agreeExemption = (ctx: Context, input: DecisionInput) => decide(ctx, input, 'agreed');
export const refuseExemption = (ctx: Context, input: DecisionInput) => decide(ctx, input, 'refused');

/** Whether there is anybody about whom the caller could be asked; the page of exemptions is theirs then. */
export async function readExemptionPermission(ctx: Context) {
  const { managesAll, ...decider } = deciderOf(ctx);
  return { canDecide: managesAll || (await canDecideAny(ctx.read, decider)) };
}

/** Exemptions the caller may decide, or has seen decided, with their evidence. */
export async function listExemptions(ctx: Context, { state, ...paging }: Paging & { state: ExemptionState }) {
  const query = { ...deciderOf(ctx), state };
  const rows = await listDecidable(ctx.read, query, paging);
  const ids = rows.map(({ id }) => id);
  const files = await listEvidence(ctx.read, query.tenantId, { ids, purpose: evidencePurpose });
  const items = rows.map(({ askedAt, decidedAt, memberId, fullName, organizationName, ...row }) => ({
    ...row,
    person: { id: memberId, fullName, organizationName },
    files: files
      .filter(({ subjectId }) => subjectId === row.id)
      .map(({ id, name, path }) => ({ id, name, path: `/files/${path}` })),
    askTime: askedAt.getTime(),
    decideTime: decidedAt?.getTime() ?? null,
  }));
  return { items, recordCount: await countDecidable(ctx.read, query) };
}
