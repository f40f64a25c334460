import type { AnswerFailure, ChatState } from '@shuyuan/contract/assistant/chat';
import type { Context } from '../../../platform/context.ts';
import type { Source } from '../gathering.ts';
import { endAnswer, saveProgress } from './chat.store.ts';
import { openDraft } from './draft.ts';
import { wireSourceOf } from './message-out.ts';
import { onStopped } from './stop-news.ts';

/** So often what there is goes to the database, for readers elsewhere and as a sign of life. */
const saveEveryMs = 1_000;

/** What is known of an answer while it is made: kept in the database, and given up when somebody has ended it there. */
export function openWork(ctx: Context, { streamId, ending }: { streamId: string; ending: AbortSignal }) {
  const stopping = new AbortController();
  const draft = openDraft(ctx.now);
  const found: Source[] = [];
  const soFar = () => ({ streamId, ...draft.soFar(), sources: found.map(wireSourceOf) });
  let saving: Promise<void> | null = null;

  async function save(): Promise<void> {
    const isRunning = await ctx.inTransaction((tx) => saveProgress(tx, { ...soFar(), at: new Date(ctx.now()) }));
    if (!isRunning) stopping.abort();
  }
  async function tryToSave(): Promise<void> {
    // A database that is away for a moment costs nothing but a sign of life.
    await save().catch((error: unknown) => ctx.log.warn({ err: error }, 'an answer could not be saved'));
    saving = null;
  }
  const timer = setInterval(() => void (saving ??= tryToSave()), saveEveryMs);
  const forget = onStopped(ctx.bus, streamId, () => stopping.abort());

  return {
    draft,
    found,
    signal: AbortSignal.any([ending, stopping.signal]),
    isStopped: () => stopping.signal.aborted,
    end: async (state: ChatState, failure: AnswerFailure | null): Promise<ChatState> => {
      clearInterval(timer);
      forget();
      await saving;
      // Of a conversation that was deleted nothing is left to write.
      return (await ctx.inTransaction((tx) => endAnswer(tx, { ...soFar(), state, failure }))) ?? 'stopped';
    },
  };
}

export type AnswerWork = ReturnType<typeof openWork>;
