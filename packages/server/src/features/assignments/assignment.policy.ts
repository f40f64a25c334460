import { demand } from '@shuyuan/contract/kernel/app-error';
import { assignmentLife } from '@shuyuan/contract/assignments/assignment-states';
import type { Context, Tx } from '../../platform/context.ts';
import { findRule, lockRule, type RuleRow } from './assignment.store.ts';

/** The steps that can be taken with a rule in its state. */
export const permissionsOf = ({ state }: Pick<RuleRow, 'state'>) => ({
  edit: state !== 'ended',
  activate: assignmentLife.can('activate', state),
  end: assignmentLife.can('end', state),
});

export async function openRule(ctx: Context, id: string): Promise<RuleRow> {
  const rule = await findRule(ctx.read, ctx.actor.tenantId, id);
  demand(rule, 'request.not-found');
  return rule;
}

export async function lockOpenRule(tx: Tx, ctx: Context, id: string): Promise<RuleRow> {
  const rule = await lockRule(tx, ctx.actor.tenantId, id);
  demand(rule, 'request.not-found');
  return rule;
}

type Edit = { readonly id: string; readonly revision: number };

/** Locked to be edited: as it was read, and not ended. */
export async function lockEdited(tx: Tx, ctx: Context, input: Edit): Promise<RuleRow> {
  const rule = await lockOpenRule(tx, ctx, input.id);
  demand(permissionsOf(rule).edit, 'assignment.wrong-state', { state: rule.state });
  demand(rule.revision === input.revision, 'request.stale', { revision: rule.revision });
  return rule;
}
