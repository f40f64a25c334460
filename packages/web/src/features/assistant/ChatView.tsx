import { readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../lib/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './Chat.module.css';
import { ChatFoot } from './ChatFoot.tsx';
import type { Conversation } from './conversation/conversation.ts';
import { MessageList } from './conversation/MessageList.tsx';
import { pageTypeOf } from './page-type.ts';
import { useConversation, useConversationState } from './use-conversation.ts';
import { useModes } from './use-modes.ts';
import { Welcome } from './Welcome.tsx';

export type AssistantState = OutputOf<typeof readAssistantState>;

type Props = {
  sessionId: string | null;
  /** D-160: thinking mode fixed on. */
  isReasoning?: boolean;
  /** What opens over a page takes the focus; a page of its own leaves it at the heading. */
  isFocusedFirst?: boolean;
  onSession: (sessionId: string) => void;
};

type BodyProps = Required<Pick<Props, 'isReasoning' | 'isFocusedFirst'>> & {
  conversation: Conversation;
  can: AssistantState;
};

function Body({ conversation, can, isReasoning, isFocusedFirst }: BodyProps) {
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
          <ErrorState
            title={t('assistant.loadFailed')}
            retryLabel={common('shell.retry')}
            onRetry={() => void conversation.open(sessionId)}
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

/** AI-08: one conversation with everything to go on with it. */
export function ChatView({ sessionId, isReasoning = false, isFocusedFirst = false, onSession }: Props) {
  const t = useT('assistant');
  const conversation = useConversation(sessionId, onSession);
  const read = useRead(readAssistantState, {}, { claims: 'notices' });
  return (
    <div className={classes.chat}>
      <ReadStates read={read} failed={t('assistant.loadFailed')} shape="list" count={2}>
        {(can) =>
          can.isOn ? (
            conversation && (
              <Body conversation={conversation} can={can} isReasoning={isReasoning} isFocusedFirst={isFocusedFirst} />
            )
          ) : (
            <EmptyState title={t('assistant.off.title')} text={t('assistant.off.text')} />
          )
        }
      </ReadStates>
    </div>
  );
}
