import type { Context } from '../../../platform/context.ts';
import { openQuestion } from '../questions/questions.policy.ts';

/** COMM-21, D-126: what waits, is closed or was taken away is not discussed. */
export async function readDiscussStatus(ctx: Context, { id }: { readonly id: string }) {
  const { state } = await openQuestion(ctx, id);
  return { isOpen: state === 'active' };
}
