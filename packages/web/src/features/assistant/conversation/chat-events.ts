import {
  addPiece,
  type AnswerPiece,
  endThinking,
  isThinking,
  thinkingSeconds,
} from '@shuyuan/contract/assistant/answer-text';
import type { chat } from '@shuyuan/contract/assistant/chat.wire';
import { openThinkTags } from '@shuyuan/contract/assistant/think-tags';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ChatMessage } from './chat-message.ts';

export type ChatEvent = OutputOf<typeof chat>;

/** AI-20: any other code ends the stream. */
const goodCode = 200;

/** What the screen shows follows from the words. */
function shown(message: ChatMessage, now: number): ChatMessage {
  const seconds = Math.max(message.thinkingSeconds, isThinking(message) ? 0 : thinkingSeconds(message, now));
  return { ...message, isThinking: isThinking(message), thinkingSeconds: seconds, copyContent: message.content };
}

/** AI-17: the block is closed and its seconds are noted; an answer that did not think stays as it is. */
const closeThinking = (message: ChatMessage, now: number): ChatMessage => ({
  ...shown(endThinking(message, now), now),
  isThinking: false,
});

/** AI-20: what was said so far stays readable. */
export const failed = (message: ChatMessage, now: number): ChatMessage => ({
  ...closeThinking(message, now),
  isSearching: false,
  isNetworkError: true,
  finished: true,
});

/** AI-21, D-157: a think block that was still open is closed. */
export const stopped = (message: ChatMessage, now: number): ChatMessage => ({
  ...closeThinking(message, now),
  isSearching: false,
  isStop: true,
  isThoughtsOpen: false,
  finished: true,
});

function withPiece(message: ChatMessage, piece: AnswerPiece, now: number): ChatMessage {
  if (piece.text === '') return message;
  return { ...shown(addPiece(message, piece, now), now), isSearching: false };
}

/** AI-14, AI-17, AI-18: the answer after one more event. What comes after its end changes nothing. */
export function applyEvent(message: ChatMessage, event: ChatEvent, now: number): ChatMessage {
  if (message.finished) return message;
  const named: ChatMessage = { ...message, id: event.id, chatId: event.chatId };
  if (event.code !== goodCode) return { ...failed(named, now), failure: event.failure ?? null };
  const searched = {
    ...named,
    isSearching: event.isSearching ?? named.isSearching,
    source: event.source ?? named.source,
  };
  const thought = withPiece(searched, { kind: 'reasoning', text: event.reasoning ?? '' }, now);
  const written = withPiece(thought, { kind: 'text', text: event.delta ?? '' }, now);
  return event.finished ? { ...closeThinking(written, now), isSearching: false, finished: true } : written;
}

/** AI-17: thoughts between tags in the text of a stream, told as thoughts, however the tags are cut into events. */
export function openFolding(): (event: ChatEvent) => ChatEvent[] {
  const tags = openThinkTags();
  return (event) => {
    const { delta = '', ...rest } = event;
    const { code, id, sessionId, chatId } = event;
    const pieces = [...tags.add(delta), ...(event.finished ? tags.end() : [])].map(({ kind, text }): ChatEvent => {
      const head = { code, id, sessionId, chatId, finished: false };
      return kind === 'text' ? { ...head, delta: text } : { ...head, reasoning: text };
    });
    return event.finished && code === goodCode ? [...pieces, rest] : [rest, ...pieces];
  };
}
