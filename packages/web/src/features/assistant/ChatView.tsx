import { readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Chat.module.css';
import { ChatBody } from './ChatBody.tsx';
import { useConversation } from './use-conversation.ts';

type Props = {
  sessionId: string | null;
  /** D-160: thinking mode fixed on. */
  isReasoning?: boolean;
  /** What opens over a page takes the focus; a page of its own leaves it at the heading. */
  isFocusedFirst?: boolean;
  onSession: (sessionId: string) => void;
};

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
            <ChatBody conversation={conversation} can={can} isReasoning={isReasoning} isFocusedFirst={isFocusedFirst} />
          ) : (
            <EmptyState title={t('assistant.off.title')} text={t('assistant.off.text')} />
          )
        }
      </ReadStates>
    </div>
  );
}
