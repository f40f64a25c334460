import { contactLanguageOf } from './contact-language.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { jobName } from '../../../platform/jobs.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findWording, plainMail } from '../../notifications/index.ts';
import { findUnmailedLetter, setLetterMailed } from './contact.store.ts';

/** The page on which the letters are read, and where the address is set. */
const lettersPath = '/admin/contact';

/** One letter to the address of that moment; where it was taken away meanwhile, it is read on the page of letters alone. */
export async function mailContact(ctx: SystemContext, { id }: { id: string }): Promise<void> {
  const { mailer, clientUrl } = ctx.external;
  const letter = mailer && (await findUnmailedLetter(ctx.read, id));
  if (!letter) return;
  const { tenantId, name, address, company, text } = letter;
  const to = await readTenantSetting(ctx.read, tenantId, 'CONTACT_ADDRESS');
  if (to === '') return;
  const { language, word } = await findWording(ctx.read, {
    tenantId,
    language: await contactLanguageOf(ctx.read, tenantId),
  });
  await mailer.send(
    plainMail({
      id,
      language,
      to,
      subject: word('notices.contact.subject', { name }),
      lines: [word('notices.contact.lead', { name, address, company: company || '–' }), text],
      url: `${clientUrl}#${lettersPath}`,
      open: word('notices.contact.open'),
    }),
  );
  await ctx.inTransaction((tx) => setLetterMailed(tx, id, new Date(ctx.now())));
}

export const contactMailJob = jobName<{ readonly id: string }>('site:mail-contact');
