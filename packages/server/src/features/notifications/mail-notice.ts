import type { SystemContext } from '../../platform/context.ts';
import { jobName } from '../../platform/jobs.ts';
import { mailOf } from './mail-text.ts';
import { findDueMail, setMailed } from './notifications.store.ts';
import { findWording } from './templates/find-wording.ts';

export const mailJob = jobName<{ readonly id: string }>('notifications:mail');

/** One mail. A failure is thrown: the job tries again, and in the end stays as a dead letter somebody can see. */
export async function mailNotice(ctx: SystemContext, { id }: { id: string }): Promise<void> {
  const { mailer } = ctx.external;
  const due = mailer && (await findDueMail(ctx.read, id));
  if (!due) return;
  await mailer.send(mailOf(due, await findWording(ctx.read, due), ctx.external));
  await ctx.inTransaction((tx) => setMailed(tx, id, new Date(ctx.now())));
}
