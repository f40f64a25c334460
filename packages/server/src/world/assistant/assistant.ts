import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { searchables } from '../../app/searchables.ts';
import { createAssistant } from '../../features/assistant/assistants/keep-assistants.ts';
import { beginAnswer } from '../../features/assistant/chat/begin-answer.ts';
import { endAnswer } from '../../features/assistant/chat/chat.store.ts';
import { wireSourceOf } from '../../features/assistant/chat/message-out.ts';
import { gather, quotingModel } from '../../features/assistant/gathering.ts';
import { indexEverything } from '../../features/search/documents/start-indexer.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { conversationStories, promptStories } from './assistant-stories.ts';
import { personAt } from '../person-at.ts';

async function seedPrompts(ctx: SystemContext): Promise<void> {
  const { actor, ...dean } = await personAt(ctx, 'luchengze', 14 * dayMs);
  const keeper = { ...dean, actor: { ...actor, capabilities: new Set(['config.write'] as const) } };
  for (const { name, prompt, labels } of promptStories)
    await createAssistant(keeper, { name, prompt, labels, isCompanyWide: true });
}

type Input = { readonly question: string; readonly sessionId: string | undefined };

/** As the built-in answerer would have said it, without the pace at which people read. */
async function seedExchange(ctx: Context, { question, sessionId }: Input): Promise<string> {
  const streamId = newId(ctx.now());
  const { signal } = new AbortController();
  const manner = { streamId, isThinking: false, usesWeb: false, isBuiltIn: true, at: new Date(ctx.now()) };
  const begun = await ctx.inTransaction((tx) => beginAnswer(tx, ctx, { question, history: [], sessionId, ...manner }));
  const sources = await gather(ctx, { question, history: begun.history, useWeb: false, searchables, signal });
  const turns = [{ role: 'user', content: question }] as const;
  let content = '';
  const model = quotingModel(sources, 'cn', { everyMs: 0 });
  for await (const { text } of model.answer({ turns, isThinking: false, signal })) content += text;
  const said = { streamId, content, reasoning: '', thinkingSeconds: 0, sources: sources.map(wireSourceOf) };
  await ctx.inTransaction((tx) => endAnswer(tx, { ...said, state: 'finished', failure: null }));
  return begun.sessionId;
}

/** What everybody may choose, and a history that is not empty. Behind what the company knows by then. */
export async function seedAssistant(ctx: SystemContext): Promise<void> {
  await indexEverything(ctx, searchables);
  await seedPrompts(ctx);
  for (const { by, daysAgo, questions } of conversationStories) {
    let sessionId: string | undefined;
    for (const [at, question] of questions.entries()) {
      const person = await personAt(ctx, by, daysAgo * dayMs - at * 3 * minuteMs);
      sessionId = await seedExchange(person, { question, sessionId });
    }
  }
}
