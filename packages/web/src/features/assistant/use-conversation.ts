import { listHistory, listSessions, readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useRefresh } from '../../lib/queries.ts';
import { Conversation, type ConversationState } from './conversation/conversation.ts';

/** AI-19: out of date once an answer is there. */
const changed = [listHistory, listSessions, readAssistantState];

/** The conversation an address names, or a new one; `onSession` hears the name of a new one (D-152). */
export function useConversation(sessionId: string | null, onSession: (sessionId: string) => void): Conversation {
  const [conversation] = useState(() => new Conversation());
  const refresh = useRefresh();
  const follow = useEffectEvent((now: ConversationState, before: ConversationState) => {
    const isNamed = now.visit === before.visit && before.sessionId === null && now.sessionId !== null;
    if (isNamed) onSession(now.sessionId ?? '');
    if (before.isRunning && !now.isRunning) changed.forEach(refresh);
  });
  useEffect(() => conversation.store.subscribe((now, before) => follow(now, before)), [conversation]);
  useEffect(() => () => conversation.close(), [conversation]);
  useEffect(() => {
    if (conversation.store.getState().sessionId !== sessionId) void conversation.open(sessionId);
  }, [conversation, sessionId]);
  return conversation;
}

export const useConversationState = (conversation: Conversation) => useStore(conversation.store);
