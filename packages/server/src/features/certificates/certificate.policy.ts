import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife, editableStates } from '@shuyuan/contract/study/courses/course-states';
import type { Actor, Context, Tx } from '../../platform/context.ts';
import { type CertificateRow, findCertificate, lockCertificate } from './certificate.store.ts';

/** Whoever made a certificate, and those who manage everything that can be learned. */
export const managesCertificate = (
  { id, capabilities }: Actor,
  { authorId }: Pick<CertificateRow, 'authorId'>,
): boolean => id === authorId || capabilities.has('course.manageAll');

/** The steps a manager may take with a certificate in its state. */
export const permissionsOf = ({ state }: Pick<CertificateRow, 'state'>) => ({
  edit: editableStates.includes(state),
  publish: state !== 'published' && courseLife.can('publish', state),
  withdraw: courseLife.can('withdraw', state),
  archive: courseLife.can('archive', state),
});

export async function openManagedCertificate(ctx: Context, id: string): Promise<CertificateRow> {
  const certificate = await findCertificate(ctx.read, ctx.actor.tenantId, id);
  demand(certificate, 'request.not-found');
  // A draft is nobody else's business; of the others everybody knows that they exist.
  const refusal = certificate.state === 'draft' ? 'request.not-found' : 'auth.forbidden';
  demand(managesCertificate(ctx.actor, certificate), refusal);
  return certificate;
}

/** The same for a change, while the certificate is locked. */
export async function lockManagedCertificate(tx: Tx, ctx: Context, id: string): Promise<CertificateRow> {
  const certificate = await lockCertificate(tx, ctx.actor.tenantId, id);
  demand(certificate && managesCertificate(ctx.actor, certificate), 'request.not-found');
  return certificate;
}

type Edit = { readonly id: string; readonly revision: number };

/** Locked to be edited: as it was read, and not archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: Edit): Promise<CertificateRow> {
  const certificate = await lockManagedCertificate(tx, ctx, input.id);
  demand(permissionsOf(certificate).edit, 'course.wrong-state', { state: certificate.state });
  demand(certificate.revision === input.revision, 'request.stale', { revision: certificate.revision });
  return certificate;
}
