import type { chat } from '@shuyuan/contract/assistant/chat.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ApiError, isAborted } from '../../../lib/api-error.ts';
import { streamChat } from '../../../lib/chat-stream.ts';
import { type Run, sendStop, type AnswerEvents } from './answer-run.ts';
import { applyEvent, type ChatEvent, failed, openFolding, stopped } from './chat-events.ts';
import type { ChatMessage } from './chat-message.ts';
import { frameQueue } from './frame-queue.ts';

const isRefusal = (error: ApiError): boolean => error.status >= 400 && error.status < 500;

/** AI-14…AI-21: asks and follows the stream. */
export function streamAnswer(input: InputOf<typeof chat>, answer: ChatMessage, told: AnswerEvents): Run {
  const leaving = new AbortController();
  let message = answer;
  let isStopping = false;
  const foldThoughts = openFolding();
  let stopTold: Promise<void> = Promise.resolve();
  const frames = frameQueue(() => told.change(message));
  const endStream = (streamId: string): void => {
    stopTold = sendStop(streamId);
    leaving.abort();
  };
  const onEvent = (event: ChatEvent): void => {
    if (message.id === null) told.session?.(event.sessionId);
    // Stopped before the server had said what it is called: only now can it be told.
    if (isStopping) {
      message = { ...message, id: event.id, chatId: event.chatId };
      frames.flush();
      endStream(event.id);
      return;
    }
    for (const one of foldThoughts(event)) message = applyEvent(message, one, Date.now());
    if (message.finished) frames.flush();
    else frames.ask();
  };
  const fail = (): void => {
    message = failed(message, Date.now());
    frames.flush();
  };
  const lose = (error: unknown): void => {
    if (isStopping || isAborted(error)) return;
    if (error instanceof ApiError && message.id === null && isRefusal(error)) told.refused?.(error);
    else fail();
  };
  const read = async (): Promise<void> => {
    try {
      await streamChat(input, { signal: leaving.signal, onEvent });
      if (!message.finished) fail();
    } catch (error) {
      lose(error);
    }
    // AI-25: a stream that says what nobody understands is not read on.
    leaving.abort();
    await stopTold;
  };
  const settled = read();
  return {
    stop: () => {
      if (message.finished) return;
      isStopping = true;
      message = stopped(message, Date.now());
      frames.flush();
      if (message.id !== null) endStream(message.id);
    },
    leave: () => {
      frames.cancel();
      leaving.abort();
    },
    settled,
  };
}
