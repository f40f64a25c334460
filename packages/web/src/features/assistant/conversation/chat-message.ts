import { type AnswerText, emptyAnswerText } from '@shuyuan/contract/assistant/answer-text';
import type { AnswerFailure, ChatRole } from '@shuyuan/contract/assistant/chat';
import type { listChats } from '@shuyuan/contract/assistant/chat.wire';
import { splitThoughts } from '@shuyuan/contract/assistant/think-tags';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type StoredMessage = OutputOf<typeof listChats>['items'][number];
export type Source = StoredMessage['source'][number];

/** AI-10: a message as the screen knows it. `reasoning` is what stands in the think block, `content` what follows it. */
export type ChatMessage = AnswerText & {
  /** The same for as long as the message is on the screen; the server gives its ids only later. */
  readonly key: string;
  /** Of the stored message; null until the server has told. */
  readonly chatId: string | null;
  /** Of the stream: what stop and dpChat take. */
  readonly id: string | null;
  readonly role: ChatRole;
  /** D-157: what is copied, without the think block. */
  readonly copyContent: string;
  readonly finished: boolean;
  readonly isThinkingMode: boolean;
  readonly isThoughtsOpen: boolean;
  readonly searchesWeb: boolean;
  readonly isSearching: boolean;
  /** The think block is still being written. */
  readonly isThinking: boolean;
  readonly isStop: boolean;
  readonly isNetworkError: boolean;
  /** Why it failed, where the model did and not the network. */
  readonly failure: AnswerFailure | null;
  readonly isBuiltIn: boolean;
  readonly thinkingSeconds: number;
  readonly source: readonly Source[];
};

const blank: Omit<ChatMessage, 'key' | 'role'> = {
  chatId: null,
  id: null,
  ...emptyAnswerText,
  copyContent: '',
  finished: true,
  isThinkingMode: false,
  isThoughtsOpen: false,
  searchesWeb: false,
  isSearching: false,
  isThinking: false,
  isStop: false,
  isNetworkError: false,
  failure: null,
  isBuiltIn: false,
  thinkingSeconds: 0,
  source: [],
};

let made = 0;
const newKey = (): string => {
  made += 1;
  return `new-${made}`;
};

export type Modes = { readonly thinking: boolean; readonly webSearch: boolean };

export const askedMessage = (question: string): ChatMessage => ({
  ...blank,
  key: newKey(),
  role: 'user',
  content: question,
  copyContent: question,
});

/** AI-14: the answer as it stands before its first word. */
export const emptyAnswer = ({ thinking, webSearch }: Modes, isBuiltIn = false): ChatMessage => ({
  ...blank,
  key: newKey(),
  role: 'assistant',
  finished: false,
  isThinkingMode: thinking,
  searchesWeb: webSearch,
  isBuiltIn,
});

/** A message as the server keeps it; the words of the wire (AI-10) end here. An answer that is still being given is followed from here (D-153). */
export function messageOf(stored: StoredMessage): ChatMessage {
  const { id, streamId, createTime: _createTime, isDeepSeek, isNetWork, deepSeekTime, ...fields } = stored;
  const { finished } = fields;
  // Kept before thoughts in the text were told from it.
  const split = stored.role === 'assistant' ? splitThoughts(stored.content) : { reasoning: '', text: stored.content };
  const [content, reasoning] = [split.text, stored.reasoning + split.reasoning];
  return {
    ...blank,
    ...fields,
    content,
    reasoning,
    key: id,
    chatId: id,
    id: streamId,
    copyContent: content,
    isThinkingMode: isDeepSeek,
    searchesWeb: isNetWork,
    thinkingSeconds: deepSeekTime,
    isThinking: !finished && reasoning !== '' && content === '',
  };
}
