import type { listSessions } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { SessionRow } from './sessions.store.ts';

/** AI-11 */
export const sessionOut = (row: SessionRow): OutputOf<typeof listSessions>['items'][number] => ({
  sessionId: row.id,
  chatId: row.chatId,
  chatTitle: row.title,
  thinking: row.isThinking,
  webSearch: row.usesWeb,
  assistantId: row.assistantId,
  updateTime: row.updatedAt.getTime(),
});
