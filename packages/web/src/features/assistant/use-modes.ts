import { useState } from 'react';
import type { Modes } from './conversation/chat-message.ts';
import type { ConversationState } from './conversation/conversation.ts';

type Choice = Modes & { readonly promptId: string | null };
type Fixed = { readonly isReasoning: boolean; readonly maySearchWeb: boolean; readonly mayThink: boolean };

/** What a question is asked with: as chosen in this visit, else as the conversation was last asked. */
export function useModes({ visit, session }: ConversationState, { isReasoning, maySearchWeb, mayThink }: Fixed) {
  const [chosen, setChosen] = useState<(Choice & { readonly visit: number }) | null>(null);
  const stored: Choice = {
    thinking: session?.thinking ?? false,
    webSearch: session?.webSearch ?? false,
    promptId: session?.assistantId ?? null,
  };
  const choice = chosen?.visit === visit ? chosen : stored;
  return {
    choice: {
      // D-160
      thinking: isReasoning || (choice.thinking && mayThink),
      webSearch: choice.webSearch && maySearchWeb,
      promptId: choice.promptId,
    },
    choose: (change: Partial<Choice>) => setChosen({ ...choice, ...change, visit }),
  };
}
