import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Actor, Context } from '../../../platform/context.ts';
import { matcherOf } from './kept-matchers.ts';

/** As many words as a person reads in one message. */
const maxTold = 50;

/** COMM-04: the banned words of a text, as the list writes them. */
export async function checkText(ctx: Context, { str }: { str: string }): Promise<string[]> {
  return (await matcherOf(ctx, ctx.actor.tenantId))(str);
}

/** Whoever writes: a member, or a guest of a tenant. */
type Writing = Pick<Context, 'read' | 'bus' | 'now'> & { readonly actor: Pick<Actor, 'tenantId'> };

/** The banned words of these texts, each judged for itself: the end of a title and the beginning of its content make no word. */
export async function findSensitive(ctx: Writing, texts: readonly (string | null | undefined)[]): Promise<string[]> {
  const match = await matcherOf(ctx, ctx.actor.tenantId);
  return [...new Set(texts.flatMap((text) => (text ? match(text) : [])))];
}

/** D-127: every write of user text passes here, whatever its client asked before. */
export async function refuseSensitive(ctx: Writing, texts: readonly (string | null | undefined)[]): Promise<void> {
  const words = await findSensitive(ctx, texts);
  demand(words.length === 0, 'sensitive.found', { words: words.slice(0, maxTold) });
}
