import type { AnswerFailure, ChatState } from '@shuyuan/contract/assistant/chat';
import type { chat } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { AnswerFiltered, type Model, type Turn } from '../../../platform/assistant-ports.ts';
import type { Context } from '../../../platform/context.ts';
import type { Searchable } from '../../search/index.ts';
import { gather, quotingModel, type Source } from '../gathering.ts';
import type { EventLine } from './event-line.ts';
import { wireSourceOf } from './message-out.ts';
import { promptTurns } from './prompt.ts';
import { type AnswerWork, openWork } from './work.ts';

export type ChatEvent = OutputOf<typeof chat>;
type ProgressEvent = Omit<ChatEvent, 'code' | 'id' | 'sessionId' | 'chatId' | 'finished'>;

/** A question with all that was decided about it. */
export type AnswerInput = {
  readonly streamId: string;
  readonly sessionId: string;
  readonly chatId: string;
  readonly question: string;
  readonly history: readonly Turn[];
  readonly isThinking: boolean;
  readonly usesWeb: boolean;
  /** What a named prompt says now; null without one, or when it is gone (D-159). */
  readonly readInstruction: () => Promise<string | null>;
  readonly searchables: readonly Searchable[];
};

type Making = { readonly line: Pick<EventLine<ChatEvent>, 'send' | 'end'>; readonly ending: AbortSignal };

/** AI-20: to whoever reads, anything but this ends the stream. */
const codes = { finished: 200, stopped: 200, failed: 503, running: 503 } as const satisfies Record<ChatState, number>;

/** D-149: whoever was set up, else what the product can do by itself. */
export const modelFor = (ctx: Context, sources: readonly Source[]): Model =>
  ctx.external.model ?? quotingModel(sources, ctx.language);

/** Sources first, then thoughts, then the text (AI-14, AI-17). */
async function write(
  ctx: Context,
  asked: AnswerInput,
  work: AnswerWork & { send: (news: ProgressEvent) => void },
): Promise<void> {
  const { question, history, isThinking, usesWeb, searchables } = asked;
  const { draft, signal, send } = work;
  send({ isSearching: true });
  work.found.push(...(await gather(ctx, { question, history, useWeb: usesWeb, searchables, signal })));
  send({ isSearching: false, source: work.found.map(wireSourceOf) });
  const instruction = await asked.readInstruction();
  const turns = promptTurns({ question, history, sources: work.found, instruction });
  for await (const piece of modelFor(ctx, work.found).answer({ turns, isThinking, signal })) {
    if (signal.aborted || draft.isFull()) return;
    // Whoever did not ask for thoughts is not shown any.
    if (piece.text === '' || (piece.kind === 'reasoning' && !isThinking)) continue;
    draft.add(piece);
    send(piece.kind === 'reasoning' ? { reasoning: piece.text } : { delta: piece.text });
  }
}

/** Makes an answer from the question to its last write, whether or not somebody reads along. */
export async function makeAnswer(ctx: Context, asked: AnswerInput, { line, ending }: Making): Promise<ChatState> {
  const { streamId: id, sessionId, chatId } = asked;
  const head = { id, sessionId, chatId };
  const send = (news: ProgressEvent): void => line.send({ code: codes.finished, ...head, ...news, finished: false });
  const work = openWork(ctx, { streamId: id, ending });
  let state: ChatState = 'failed';
  let failure: AnswerFailure | null = null;
  try {
    await write(ctx, asked, { ...work, send });
    // Nothing but thoughts is no answer.
    if (work.draft.soFar().content.trim() === '') failure = 'empty';
    else if (!work.signal.aborted) state = 'finished';
  } catch (error) {
    if (error instanceof AnswerFiltered) failure = 'filtered';
    if (!work.signal.aborted) ctx.log.warn({ err: error, streamId: id }, 'an answer failed');
  }
  if (work.isStopped()) state = 'stopped';
  if (state !== 'failed' || ending.aborted) failure = null;
  // What could not be kept is not finished.
  let kept: ChatState = 'failed';
  try {
    kept = await work.end(state, failure);
  } finally {
    line.send({ code: codes[kept], ...head, ...(kept === 'failed' && failure && { failure }), finished: true });
    line.end();
  }
  return kept;
}
