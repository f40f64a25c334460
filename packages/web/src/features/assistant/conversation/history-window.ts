import { historyTextMax, historyWindow } from '@shuyuan/contract/assistant/chat';
import type { ChatMessage } from './chat-message.ts';

export type HistoryEntry = Pick<ChatMessage, 'role' | 'content'>;

/**
 * AI-16: what goes along with a question: the last five messages that are no errors, or the five before a question that
 * is asked again. The think block stays here; one long answer must not make the request too large.
 */
export function historyOf(messages: readonly ChatMessage[], retriedIndex = messages.length): HistoryEntry[] {
  return messages
    .slice(0, retriedIndex)
    .filter(({ isNetworkError, content }) => !isNetworkError && content !== '')
    .slice(-historyWindow)
    .map(({ role, content }) => ({ role, content: content.slice(0, historyTextMax) }));
}

/** AI-23: where the question stands that an answer was given to; -1 when it is not on the screen. */
export const questionIndexOf = (messages: readonly ChatMessage[], answerKey: string): number => {
  const answerIndex = messages.findIndex(({ key }) => key === answerKey);
  return messages.findLastIndex(({ role }, index) => role === 'user' && index < answerIndex);
};
