import { createHash } from 'node:crypto';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { demandAllowance, takeQuestion } from '../allowance.ts';
import type { WholeText } from '../knowledge.ts';
import { extractSummary, type Summary } from './extract-summary.ts';
import { type Kinds, openSummary, readThing, toResource } from './read-thing.ts';
import { summarizeByModel } from './summarize-by-model.ts';
import { findSummaryOf, saveSummary, type Resource } from './summary.store.ts';

/** Less than this is read faster than its summary. */
const leastLength = 60;

const versionOf = ({ title, text }: WholeText): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('hex');

async function make({ external, language, log }: Context, whole: WholeText): Promise<Summary> {
  if (external.model === null) return extractSummary(whole.title, whole.text);
  const made = await summarizeByModel(external.model, whole, localeOf[language]).catch((error: unknown) => {
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'a summary failed');
  });
  if (!made) throw new AppError('assistant.no-answer');
  return made;
}

/** AI-30, D-159: made once for a text and a language, and again when the text has changed or a model is there at last. */
export const summarize =
  (kinds: Kinds) =>
  async (ctx: Context, { type, resourceId }: Resource) => {
    const rule = await demandAllowance(ctx);
    const whole = await readThing(ctx, kinds, { type, resourceId });
    demand(whole.text.length >= leastLength, 'assistant.nothing-to-read');
    const { tenantId } = ctx.actor;
    const wanted = { tenantId, type, resourceId, language: ctx.language };
    const textVersion = versionOf(whole);
    const isBuiltIn = ctx.external.model === null;
    const known = await findSummaryOf(ctx.read, wanted);
    if (known?.textVersion === textVersion && (isBuiltIn || !known.isBuiltIn)) return toResource(known);
    await ctx.inTransaction((tx) => takeQuestion(tx, ctx, rule));
    const made = await make(ctx, whole);
    const at = new Date(ctx.now());
    const id = await ctx.inTransaction((tx) =>
      saveSummary(tx, { id: newId(ctx.now()), ...wanted, ...made, textVersion, title: whole.title, isBuiltIn, at }),
    );
    return toResource(await openSummary(ctx, kinds, id));
  };
