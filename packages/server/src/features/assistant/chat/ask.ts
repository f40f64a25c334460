import type { chat } from '@shuyuan/contract/assistant/chat.wire';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Searchable } from '../../search/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { demandAllowance, takeQuestion } from '../allowance.ts';
import { beginAnswer } from './begin-answer.ts';
import { isOneRunning } from './chat.store.ts';
import { type ChatEvent, makeAnswer, modelFor } from './make-answer.ts';
import { openEventLine } from './event-line.ts';

type Input = ParsedInputOf<typeof chat>;

export type AskDependencies = {
  readonly searchables: readonly Searchable[];
  /** What a named prompt of the caller or of the company says; null when there is none of this id. */
  readonly findPrompt: (ctx: Context, id: string) => Promise<string | null>;
};

/** Everything about a question that can be refused without writing. */
async function judge(ctx: Context, { question, company_id: companyId, web_search: usesWeb }: Input) {
  // D-151: the caller’s company, whatever the client believes.
  demand(companyId === ctx.actor.tenantId, 'assistant.other-company');
  const rule = await demandAllowance(ctx);
  demand(!usesWeb || ctx.external.webSearch, 'assistant.no-web-search');
  await refuseSensitive(ctx, [question]);
  return rule;
}

/** AI-14, AI-15: writes the question, begins the answer, and tells of it as it comes. */
export const ask =
  ({ searchables, findPrompt }: AskDependencies) =>
  async (ctx: Context, input: Input): Promise<AsyncIterable<ChatEvent>> => {
    const rule = await judge(ctx, input);
    const chosen = input.assistantId === undefined ? null : await findPrompt(ctx, input.assistantId);
    demand(input.assistantId === undefined || chosen !== null, 'request.not-found');
    const streamId = newId(ctx.now());
    const manner = {
      isThinking: input.thinking && modelFor(ctx, []).mayThink,
      usesWeb: input.web_search,
      isBuiltIn: ctx.external.model === null,
    };
    const begun = await ctx
      .inTransaction(async (tx) => {
        const answer = await beginAnswer(tx, ctx, { ...input, ...manner, streamId, at: new Date(ctx.now()) });
        await takeQuestion(tx, ctx, rule);
        return answer;
      })
      .catch((error: unknown) => {
        throw isOneRunning(error) ? new AppError('assistant.one-at-a-time') : error;
      });
    const line = openEventLine<ChatEvent>();
    const { assistantId } = begun;
    const readInstruction = async () => chosen ?? (assistantId === null ? null : findPrompt(ctx, assistantId));
    const asked = { ...begun, ...manner, streamId, readInstruction, searchables };
    ctx.backgroundTasks.start((ending) => makeAnswer(ctx, asked, { line, ending }));
    return line.events;
  };
