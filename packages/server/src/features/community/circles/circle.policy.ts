import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { areCirclesOpen } from '../community-switches.ts';
import { type CircleRow, isOne, listCircles, newestFirst } from './circle.store.ts';

export const readerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

async function findCircle(ctx: Context, id: string): Promise<CircleRow | undefined> {
  const one = { conditions: [isOne(id)], order: newestFirst, limit: 1, offset: 0 };
  const [circle] = await listCircles(ctx.read, readerOf(ctx), one);
  return circle;
}

/** COMM-51, D-142. A hidden one is still found by whoever comes from something published in it. */
export async function openCircle(ctx: Context, id: string): Promise<CircleRow> {
  const circle = await findCircle(ctx, id);
  demand(circle && (await areCirclesOpen(ctx)), 'request.not-found');
  return circle;
}

/** Whether something may be published in it. */
export async function isCircleOffered(ctx: Context, id: string): Promise<boolean> {
  const circle = await findCircle(ctx, id);
  return circle !== undefined && !circle.isHidden && areCirclesOpen(ctx);
}

/** Who keeps circles in order sees them whatever the switch says (D-143). */
const keepsCircles = ({ actor }: Context): boolean => actor.capabilities.has('config.write');

export async function mayReadCover(ctx: Context, id: string): Promise<boolean> {
  const circle = await findCircle(ctx, id);
  return circle !== undefined && (keepsCircles(ctx) || areCirclesOpen(ctx));
}
