import * as wire from '@shuyuan/contract/assistant/chat.wire';
import { on, onStream, type Route } from '../../platform/http/route.ts';
import { ask, type AskDependencies } from './chat/ask.ts';
import { readAssistantState } from './chat/read-state.ts';
import { readStreamed } from './chat/read-streamed.ts';
import { stopChat } from './chat/stop-chat.ts';
import { listChats } from './sessions/list-chats.ts';
import { listHistory, listSessions } from './sessions/list-sessions.ts';
import { removeSession, renameSession } from './sessions/manage-sessions.ts';

/** Asking, and what was asked. */
export const chatRoutes = (dependencies: AskDependencies): readonly Route[] => [
  onStream(wire.chat, ask(dependencies)),
  on(wire.stopChat, stopChat),
  on(wire.stopChatByPath, stopChat),
  on(wire.readStreamed, readStreamed),
  on(wire.listHistory, listHistory),
  on(wire.listSessions, listSessions),
  on(wire.renameSession, renameSession),
  on(wire.removeSession, removeSession),
  on(wire.listChats, listChats),
  on(wire.readAssistantState, readAssistantState),
];
