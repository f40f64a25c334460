import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { findCertificate, isForMember } from '../certificate.store.ts';
import { lockCheck } from '../issue/issue.store.ts';
import { openManagedAward } from '../manage/open-managed-award.ts';
import { findAward } from '../records/award.store.ts';
import { openNextRun } from './open-next-run.ts';

/** D-188: what expired or was revoked can be earned again in a next run, which its managers open. */
export async function openRenewal(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const { memberId, certificateId } = await openManagedAward(ctx, id);
  return ctx.inTransaction(async (tx) => {
    await lockCheck(tx, { certificateId, memberId });
    const certificate = await findCertificate(tx, tenantId, certificateId);
    demand(certificate?.state === 'published', 'certificate.wrong-state', { state: certificate?.state ?? 'gone' });
    demand(await isForMember(tx, certificateId, memberId), 'course.not-in-audience');
    const award = await findAward(tx, tenantId, id);
    demand(award && award.replacedBy === null, 'certificate.wrong-state', { state: 'replaced' });
    const isNew = await openNextRun(tx, ctx, { id, tenantId, certificateId, memberId, run: award.run });
    demand(isNew, 'certificate.wrong-state', { state: 'renewing' });
    const subject = { kind: 'certificate', id: certificateId } as const;
    const { number, title } = award;
    await recordAudit(tx, ctx, { tenantId, action: 'certificate.renewal-opened', subject, after: { number } });
    await notify(tx, ctx, {
      kind: 'certificate',
      text: 'reopened',
      values: { title },
      receivers: [memberId],
      subject,
      link: `/micro-certificate?id=${certificateId}`,
      key: `certificate reopened ${id} ${ctx.now()}`,
    });
    return { run: award.run + 1 };
  });
}
