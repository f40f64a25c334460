import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Context } from '../../platform/context.ts';
import { updatePreferences } from './people.store.ts';

type Input = {
  readonly language?: Language | undefined;
  readonly theme?: Theme | undefined;
  readonly timeZone?: string | undefined;
};

/** D-036: what a person chose follows them to every device. */
export async function savePreferences(ctx: Context, { language, theme, timeZone }: Input): Promise<{ id: string }> {
  const wish = { ...(language && { language }), ...(theme && { theme }), ...(timeZone && { timeZone }) };
  if (Object.keys(wish).length > 0) await ctx.inTransaction((tx) => updatePreferences(tx, ctx.actor.id, wish));
  return { id: ctx.actor.id };
}
