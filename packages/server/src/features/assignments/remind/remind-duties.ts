import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { listRemindable, type RemindableRow } from './remind.store.ts';
import { remindTogether } from './remind-together.ts';

const atOnce = 500;
/** No step comes sooner than a week before a duty is due. */
const soonestMs = 8 * dayMs;

/** One that cannot be sent keeps nobody else waiting. */
async function remindOneByOne(ctx: SystemContext, duties: readonly RemindableRow[]): Promise<void> {
  for (const duty of duties) {
    try {
      await remindTogether(ctx, [duty]);
    } catch (error) {
      ctx.log.error({ err: error, duty: duty.id }, 'nobody could be reminded of a duty');
    }
  }
}

/** D-180: every reminder whose time has come. */
export async function remindDuties(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() + soonestMs);
  for (let afterId: string | undefined = ''; afterId !== undefined;) {
    const duties: RemindableRow[] = await listRemindable(ctx.read, { before, afterId, limit: atOnce });
    try {
      await remindTogether(ctx, duties);
    } catch (error) {
      ctx.log.warn({ err: error }, 'duties are reminded of one by one');
      await remindOneByOne(ctx, duties);
    }
    afterId = duties.length < atOnce ? undefined : duties.at(-1)?.id;
  }
}
