import { ReadFailure } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import type { AssistantState } from './assistant-state.ts';
import classes from './Chat.module.css';
import { ChatFoot } from './ChatFoot.tsx';
import type { Conversation } from './conversation/conversation.ts';
import { MessageList } from './conversation/MessageList.tsx';
import { pageTypeOf } from './page-type.ts';
import { useConversationState } from './use-conversation.ts';
import { useModes } from './use-modes.ts';
import { Welcome } from './Welcome.tsx';

type Props = {
  conversation: Conversation;
  can: AssistantState;
  isReasoning: boolean;
  isFocusedFirst: boolean;
};

/** The messages, or the way in, and below them where one writes. */
export function ChatBody({ conversation, can, isReasoning, isFocusedFirst }: Props) {
  const t = useT('assistant');
  const common = useT('common');
  const state = useConversationState(conversation);
  const { choice, choose } = useModes(state, { isReasoning, ...can });
  const asking = {
    thinking: choice.thinking,
    webSearch: choice.webSearch,
    isBuiltIn: can.isBuiltIn,
    assistantId: state.sessionId === null ? (choice.promptId ?? undefined) : undefined,
  };
  const ask = (question: string) => conversation.ask(question, asking);
  const { sessionId } = state;
  return (
    <>
      {state.loading === 'loading' && (
        <div className={classes.states}>
          <SkeletonText label={common('shell.loading')} count={4} />
        </div>
      )}
      {state.loading === 'failed' && (
        <div className={classes.states}>
          <ReadFailure
            read={{ error: state.failure, isFetching: false, refetch: () => conversation.open(sessionId) }}
            title={t('assistant.loadFailed')}
          />
        </div>
      )}
      {state.loading === 'done' &&
        (pageTypeOf(state) === 'create' ? (
          <Welcome isReasoning={isReasoning} onAsk={(question) => void ask(question)} />
        ) : (
          <MessageList
            key={state.visit}
            state={state}
            onOlder={() => void conversation.loadOlder()}
            onRetry={(key) => void conversation.retry(key, asking)}
            onToggleThinking={(key) => conversation.toggleThinking(key)}
          />
        ))}
      <ChatFoot
        state={state}
        can={can}
        choice={choice}
        isReasoning={isReasoning}
        isFocusedFirst={isFocusedFirst}
        onChoose={choose}
        onAsk={ask}
        onStop={() => conversation.stop()}
      />
    </>
  );
}
