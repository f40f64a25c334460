import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { cardView } from './card-view.ts';
import { listCards } from './learn.store.ts';

type CertificatesInput = Paging & {
  readonly search?: string | undefined;
  readonly kind?: CertificateKind | undefined;
};

/** D-188: certificates for the caller, with how far they are. */
export async function listCertificates(ctx: Context, { search, kind, ...paging }: CertificatesInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, asOf: new Date(ctx.now()), search, kind };
  const { rows, total } = await listCards(ctx.read, query, paging);
  return { items: rows.map((row) => cardView(row, ctx.now())), recordCount: total };
}
