import { type ChatRole, historyOf as windowOf } from '@shuyuan/contract/assistant/chat';
import type { ChatMessage } from './chat-message.ts';

export type HistoryEntry = { readonly role: ChatRole; readonly content: string };

/**
 * AI-16: what goes along with a question: the last messages that are no errors, or those before a question that is asked
 * again. The think block stays here.
 */
export const historyOf = (messages: readonly ChatMessage[], retriedIndex = messages.length): HistoryEntry[] =>
  windowOf(messages.slice(0, retriedIndex).filter(({ isNetworkError }) => !isNetworkError));

/** AI-23: where the question stands that an answer was given to; -1 when it is not on the screen. */
export const questionIndexOf = (messages: readonly ChatMessage[], answerKey: string): number => {
  const answerIndex = messages.findIndex(({ key }) => key === answerKey);
  return messages.findLastIndex(({ role }, index) => role === 'user' && index < answerIndex);
};
