import { ChatWithHistory } from '../../features/assistant/ChatWithHistory.tsx';
import { changeSearch } from '../../lib/navigation.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import classes from './AssistantPage.module.css';

/** The address keeps the conversation: a reload, a second tab and the way back find it. */
function ChatPage({ isReasoning = false }: { isReasoning?: boolean }) {
  const t = useT('assistant');
  const { session } = useSearchParams();
  const title = t(isReasoning ? 'assistant.reasoning.title' : 'assistant.title');
  return (
    <ChatWithHistory
      shape="page"
      title={<h1 className={classes.title}>{title}</h1>}
      sessionId={session ?? null}
      isReasoning={isReasoning}
      onOpen={(wanted) => changeSearch({ session: wanted ?? undefined })}
      onSession={(named) => changeSearch({ session: named }, { isReplacing: true })}
    />
  );
}

/** AI-08 */
export function AssistantPage() {
  return (
    <div className={classes.framed}>
      <ChatPage />
    </div>
  );
}

/** ROUTE-51, D-160: the same in a tab of its own, always thinking. */
export function ReasoningPage() {
  return (
    <main className={classes.whole}>
      <ChatPage isReasoning />
    </main>
  );
}
