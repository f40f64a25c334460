import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { isMailAddress } from '@shuyuan/contract/people/mail-address';
import { contactLimits } from '@shuyuan/contract/site/contact';
import type { VisitorContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { readTenantSetting } from '../../system/index.ts';
import { countLettersSince, findOldestTenant, insertLetter } from './contact.store.ts';
import { contactMailJob } from './mail-contact.ts';

/** The company a letter goes to; null where it takes none. */
async function receiverOf({ read, actor }: VisitorContext): Promise<{ tenantId: string } | null> {
  const tenantId = actor?.tenantId ?? (await findOldestTenant(read));
  if (tenantId === undefined) return null;
  return isMailAddress(await readTenantSetting(read, tenantId, 'CONTACT_ADDRESS')) ? { tenantId } : null;
}

type ContactInput = {
  readonly name: string;
  readonly address: string;
  readonly company: string;
  readonly text: string;
  readonly website: string;
};

/** D-187. A machine that fills the field people do not see reads the same answer as they do. */
export async function sendContact(ctx: VisitorContext, { website, ...input }: ContactInput) {
  const receiver = await receiverOf(ctx);
  demand(receiver, 'contact.off');
  if (website !== '') return {};
  const { tenantId } = receiver;
  const today = await countLettersSince(ctx.read, tenantId, new Date(ctx.now() - dayMs));
  demand(today < contactLimits.perDayMax, 'contact.too-many');
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await insertLetter(tx, { id, tenantId, ...input }, new Date(ctx.now()));
    if (ctx.external.mailer) await enqueue(tx, { name: contactMailJob, payload: { id } });
  });
  return {};
}

/** D-187: a form nobody reads is not shown. */
export const readContactForm = async (ctx: VisitorContext) => ({ isOpen: (await receiverOf(ctx)) !== null });
