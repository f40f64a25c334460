import { readStreamed } from '@shuyuan/contract/assistant/chat.wire';
import { call } from '../../../lib/call.ts';
import { type Run, sendStop, type AnswerEvents } from './answer-run.ts';
import { failed, stopped } from './chat-events.ts';
import { type ChatMessage, messageOf } from './chat-message.ts';

/** D-153 */
const askEveryMs = 1_000;
/** So many calls in a row may be lost before the answer counts as lost. */
const lostCallsMax = 5;

/** Follows an answer that was begun in another tab or before a reload, by asking how it stands. */
export function followAnswer(answer: ChatMessage, streamId: string, told: AnswerEvents): Run {
  const leaving = new AbortController();
  let message = answer;
  let lostCalls = 0;
  let stopTold: Promise<void> = Promise.resolve();
  const change = (next: ChatMessage): void => {
    message = next;
    told.change(next);
  };
  const ask = async (): Promise<void> => {
    try {
      const stored = await call(readStreamed, { streamId }, { signal: leaving.signal });
      lostCalls = 0;
      const { key, isThoughtsOpen } = message;
      if (!message.finished) change({ ...messageOf(stored), key, isThoughtsOpen });
    } catch {
      if (leaving.signal.aborted) return;
      lostCalls += 1;
      if (lostCalls >= lostCallsMax) change(failed(message, Date.now()));
    }
  };
  const read = async (): Promise<void> => {
    while (!message.finished && !leaving.signal.aborted) {
      await new Promise((wake) => setTimeout(wake, askEveryMs));
      if (!message.finished && !leaving.signal.aborted) await ask();
    }
    await stopTold;
  };
  const settled = read();
  return {
    stop: () => {
      if (message.finished) return;
      change(stopped(message, Date.now()));
      stopTold = sendStop(streamId);
      leaving.abort();
    },
    leave: () => leaving.abort(),
    settled,
  };
}
