import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { isKnownToAll, managesClass } from '../class.policy.ts';
import { findClass } from '../class.store.ts';
import { findOwnEnrolment, isForMember } from './class-list.store.ts';

/** A class for those it is for, its managers, and whoever has applied: they keep reading it after they left its audience. */
export async function openClass(ctx: Context, id: string) {
  const { tenantId, id: memberId } = ctx.actor;
  const training = await findClass(ctx.read, tenantId, id);
  demand(training, 'request.not-found');
  const isManaged = managesClass(ctx.actor, training);
  demand(isManaged || isKnownToAll(training), 'request.not-found');
  const isInAudience = await isForMember(ctx.read, id, memberId);
  const enrolment = await findOwnEnrolment(ctx.read, id, memberId);
  demand(isManaged || isInAudience || enrolment, 'class.not-in-audience');
  return { training, isManaged, isInAudience, enrolment: enrolment ?? null };
}
