import { certificateProblem } from '@shuyuan/contract/certificates/certificate-problem';
import { renewalDaysOf } from '@shuyuan/contract/certificates/renewal-steps';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Actor, Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockEdited, openManagedCertificate } from '../certificate.policy.ts';
import * as store from '../certificate.store.ts';
import { enqueueReconcile } from '../issue/reconcile-job.ts';
import { type RequirementInput, resolveRequirements } from './resolve-requirements.ts';

type CertificateInput = store.CertificateFields & { readonly requirements: readonly RequirementInput[] };

const fieldsOf = (input: store.CertificateFields): store.CertificateFields => {
  const { kind, title, introduction, audience, validMonths, renewalDays, timeZone } = input;
  const { coins, integral, regradeRule } = input;
  return {
    coins,
    integral,
    regradeRule,
    kind,
    title,
    introduction,
    audience: distinctAudience(audience),
    validMonths,
    renewalDays: renewalDaysOf(renewalDays, validMonths),
    timeZone,
  };
};

async function checkFields(ctx: Context, { title, introduction, audience }: store.CertificateFields): Promise<void> {
  await refuseSensitive(ctx, [title, introduction]);
  demand(await isAudienceKnown(ctx.read, ctx.actor.tenantId, audience), 'course.unknown-person');
}

type Reward = Pick<store.CertificateFields, 'coins' | 'integral'>;

/** Coins come from nowhere here: whoever writes courses does not decide about them. */
function checkReward({ capabilities }: Actor, next: Reward, before: Reward): void {
  const isSame = next.coins === before.coins && next.integral === before.integral;
  demand(isSame || capabilities.has('ledger.manage'), 'auth.forbidden');
}

type CertificateChange = CertificateInput & { readonly id: string; readonly revision: number };

/** Requirements change for everybody at once; whoever has the certificate keeps it. */
export async function saveCertificate(ctx: Context, input: CertificateChange) {
  const { tenantId } = ctx.actor;
  const { id } = await openManagedCertificate(ctx, input.id);
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  const requirements = await resolveRequirements(ctx, input.requirements, await store.listRequirements(ctx.read, id));
  const revision = await ctx.inTransaction(async (tx) => {
    const { state, ...before } = await lockEdited(tx, ctx, input);
    checkReward(ctx.actor, fields, before);
    const problem = state === 'published' ? certificateProblem({ ...fields, requirements }) : null;
    demand(problem === null, 'certificate.not-ready', { problem });
    await store.replaceRequirements(tx, { tenantId, certificateId: id, requirements });
    if (state === 'published') await enqueueReconcile(tx, id);
    return store.updateCertificate(tx, { id, ...fields, at: new Date(ctx.now()) });
  });
  return { id, revision };
}

/** D-188: a draft; what keeps it from being published is said when it is. */
export async function createCertificate(ctx: Context, input: CertificateInput) {
  const { tenantId, id: authorId } = ctx.actor;
  const fields = fieldsOf(input);
  checkReward(ctx.actor, fields, { coins: 0, integral: 0 });
  await checkFields(ctx, fields);
  const requirements = await resolveRequirements(ctx, input.requirements, []);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await store.insertCertificate(tx, { id, tenantId, authorId, ...fields, at: new Date(ctx.now()) });
    await store.replaceRequirements(tx, { tenantId, certificateId: id, requirements });
  });
  return { id, revision: 1 };
}
