import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { StoredMessage } from './conversation/chat-message.ts';
import type { HistoryPage } from './history/day-groups.ts';

const source: StoredMessage['source'][number] = {
  kind: 'company',
  title: 'How to choose a fixture',
  quote: 'Begin with the support points',
  businessType: BusinessType.askContent,
  businessId: 'q1',
  columnId: null,
  accountId: null,
  seconds: null,
  url: null,
};

export const sourceWith = (changes: Partial<StoredMessage['source'][number]>) => ({ ...source, ...changes });

export const storedMessage = (changes: Partial<StoredMessage>): StoredMessage => ({
  id: 'a1',
  streamId: 's1',
  role: 'assistant',
  content: 'By its support points [1].',
  reasoning: '',
  finished: true,
  isStop: false,
  isNetworkError: false,
  failure: null,
  isDeepSeek: false,
  isNetWork: false,
  deepSeekTime: 0,
  isBuiltIn: false,
  source: [source],
  createTime: 1_700_000_000_000,
  ...changes,
});

export const storedQuestion = (changes: Partial<StoredMessage> = {}): StoredMessage =>
  storedMessage({
    id: 'u1',
    streamId: null,
    role: 'user',
    content: 'How do I choose a fixture?',
    source: [],
    ...changes,
  });

export const session = (changes: Partial<HistoryPage['items'][number]> = {}): HistoryPage['items'][number] => ({
  sessionId: 'c1',
  chatId: 'a1',
  chatTitle: 'How do I choose a fix',
  thinking: false,
  webSearch: false,
  assistantId: null,
  updateTime: 1_700_000_000_000,
  day: '2026-03-02',
  ...changes,
});
