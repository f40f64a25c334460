import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { rolesWith } from '@shuyuan/contract/kernel/capabilities';
import type { SystemContext } from '../../../platform/context.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import { notify } from '../../notifications/index.ts';
import { addUp, insertCheck, listHoldersOf } from './check-book.store.ts';

/** Writes down what the check came to; finance hears of a book that does not add up once a day. Answers whether it does. */
async function checkTenant(ctx: SystemContext, tenantId: string): Promise<boolean> {
  const sums = await addUp(ctx.read, tenantId);
  const wrong = sums.filter(({ issued, held, wrongNum }) => issued !== held || wrongNum > 0n);
  const day = dayIn(ctx.external.timeZone, ctx.now());
  await ctx.inTransaction(async (tx) => {
    await insertCheck(tx, { tenantId, day, at: new Date(ctx.now()), sums });
    if (wrong.length === 0) return;
    await notify(tx, ctx, {
      kind: 'payment',
      text: 'bookWrong',
      values: { count: String(wrong.reduce((sum, { wrongNum }) => sum + wrongNum, 0n)) },
      tenantId,
      receivers: await listHoldersOf(ctx.read, tenantId, rolesWith('ledger.manage')),
      subject: { kind: 'book', id: day },
      link: '/admin/finance',
      key: `book ${tenantId} ${day}`,
    });
  });
  return wrong.length === 0;
}

/** D-098. A book that does not add up is left as a dead letter, too, where whoever operates the installation sees it. */
export async function checkBooks(ctx: SystemContext): Promise<void> {
  const wrong: string[] = [];
  for (const tenantId of await listTenants(ctx.read)) if (!(await checkTenant(ctx, tenantId))) wrong.push(tenantId);
  if (wrong.length > 0) throw new Error(`the book of ${wrong.join(', ')} does not add up`);
}
