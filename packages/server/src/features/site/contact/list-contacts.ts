import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { ContactState } from '@shuyuan/contract/site/contact';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { listLetters, lockLetter, updateLetterState } from './contact.store.ts';

type LetterQuery = Paging & { readonly state?: ContactState | undefined };

export async function listContacts(ctx: Context, { state, ...paging }: LetterQuery) {
  const { rows, total } = await listLetters(ctx.read, { tenantId: ctx.actor.tenantId, state, paging });
  const items = rows.map(({ createdAt, mailedAt, answeredAt, ...letter }) => ({
    ...letter,
    createdAt: createdAt.getTime(),
    isMailed: mailedAt !== null,
    answeredAt: answeredAt?.getTime() ?? null,
  }));
  return { items, recordCount: total };
}

/** The same state again is no change and not in the trail. */
export async function answerContact(
  ctx: Context,
  { id, state }: { readonly id: string; readonly state: ContactState },
) {
  const { tenantId, id: by } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const letter = await lockLetter(tx, { id, tenantId });
    demand(letter, 'request.not-found');
    if (letter.state === state) return;
    await updateLetterState(tx, { id, tenantId, state, by, at: new Date(ctx.now()) });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'contact-letter.changed',
      subject: { kind: 'contact-letter', id },
      before: { name: letter.name, state: letter.state },
      after: { name: letter.name, state },
    });
  });
  return { id };
}
