import { listHistory, listSessions, readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useRefresh } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { Conversation } from './conversation/conversation.ts';

/** The conversation an address names, or a new one; `onSession` hears the name of a new one. */
export function useConversation(sessionId: string | null, onSession: (sessionId: string) => void) {
  const companyId = useSession((session) => session.rootOrganization?.id ?? '');
  const refresh = useRefresh();
  const tellSession = useEffectEvent(onSession);
  const tellFinished = useEffectEvent(() => [listHistory, listSessions, readAssistantState].forEach(refresh));
  const [conversation, setConversation] = useState<Conversation | null>(null);
  useEffect(() => {
    const made = new Conversation({
      companyId,
      onSession: (named) => tellSession(named),
      onFinished: () => tellFinished(),
    });
    setConversation(made);
    return () => made.leave();
  }, [companyId]);
  useEffect(() => {
    if (conversation && conversation.store.getState().sessionId !== sessionId) void conversation.open(sessionId);
  }, [conversation, sessionId]);
  return conversation;
}

export const useConversationState = (conversation: Conversation) => useStore(conversation.store);
