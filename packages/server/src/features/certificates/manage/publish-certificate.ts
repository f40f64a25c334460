import { certificateProblem } from '@shuyuan/contract/certificates/certificate-problem';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { lockEdited, lockManagedCertificate, openManagedCertificate, permissionsOf } from '../certificate.policy.ts';
import { listRequirements, updateCertificate } from '../certificate.store.ts';
import { enqueueReconcile } from '../issue/reconcile-job.ts';

const subjectOf = (id: string) => ({ kind: 'certificate', id }) as const;

/** D-188: whoever has done everything before gets it, too. */
export async function publishCertificate(ctx: Context, input: { readonly id: string; readonly revision: number }) {
  const { tenantId } = ctx.actor;
  const { id } = await openManagedCertificate(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const certificate = await lockEdited(tx, ctx, input);
    const { state, title } = certificate;
    demand(permissionsOf(certificate).publish, 'course.wrong-state', { state });
    const problem = certificateProblem({ ...certificate, requirements: await listRequirements(tx, id) });
    demand(problem === null, 'certificate.not-ready', { problem });
    const at = new Date(ctx.now());
    const revision = await updateCertificate(tx, { id, state: 'published', publishedAt: at, at });
    await enqueueReconcile(tx, id);
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'certificate.published',
      subject: subjectOf(id),
      after: { title },
    });
    return { id, revision };
  });
}

const done = { withdraw: 'certificate.withdrawn', archive: 'certificate.archived' } as const;

async function changeState(ctx: Context, id: string, step: keyof typeof done) {
  const { tenantId } = ctx.actor;
  await openManagedCertificate(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, title } = await lockManagedCertificate(tx, ctx, id);
    demand(courseLife.can(step, state), 'course.wrong-state', { state });
    const revision = await updateCertificate(tx, { id, state: courseLife.table[step].to, at: new Date(ctx.now()) });
    await recordAudit(tx, ctx, { tenantId, action: done[step], subject: subjectOf(id), after: { title } });
    return { id, revision };
  });
}

type Target = { readonly id: string };
export const withdrawCertificate = (ctx: Context, { id }: Target) => changeState(ctx, id, 'withdraw');
export const archiveCertificate = (ctx: Context, { id }: Target) => changeState(ctx, id, 'archive');
