import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { managesCertificate } from '../certificate.policy.ts';
import { findCertificate, isForMember } from '../certificate.store.ts';
import { cardView } from './card-view.ts';
import { findCard, listRequirementStates } from './learn.store.ts';

/** For those it is for while it is published; its holders read it always. */
export async function readCertificate(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const certificate = await findCertificate(ctx.read, tenantId, id);
  const isManager = certificate !== undefined && managesCertificate(ctx.actor, certificate);
  demand(certificate && (certificate.state !== 'draft' || isManager), 'request.not-found');
  const person = { memberId, asOf: new Date(ctx.now()) };
  const card = cardView(await findCard(ctx.read, id, person), ctx.now());
  if (card.award === null && !isManager) {
    demand(await isForMember(ctx.read, id, memberId), 'course.not-in-audience');
    demand(certificate.state === 'published', 'course.withdrawn');
  }
  const states = await listRequirementStates(ctx.read, id, person);
  return {
    ...card,
    requirements: states.map(({ finishedAt, shownMark, nextClassId, nextClassAt, ...asked }) => ({
      ...asked,
      finishTime: asked.isFinished ? (finishedAt?.getTime() ?? null) : null,
      mark: shownMark,
      nextClass: nextClassId && nextClassAt ? { id: nextClassId, startTime: nextClassAt.getTime() } : null,
    })),
    can: { manage: isManager },
  };
}
