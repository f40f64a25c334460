import { History, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './Chat.module.css';
import { ChatView } from './ChatView.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';

type Props = {
  /** `page` has room for the history beside the conversation; `drawer` shows one of them. */
  shape: 'page' | 'drawer';
  /** The heading; it belongs to whoever shows this. */
  title: ReactNode;
  tools?: ReactNode;
  sessionId: string | null;
  isReasoning?: boolean;
  /** Another conversation is wanted; null is a new one. */
  onOpen: (sessionId: string | null) => void;
  /** The new conversation got its name; nothing else changes. */
  onSession: (sessionId: string) => void;
};

/** AI-08: history, messages, modes, stop and retry. */
export function ChatWithHistory({ shape, title, tools, sessionId, isReasoning = false, onOpen, onSession }: Props) {
  const t = useT('assistant');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const open = (wanted: string | null) => {
    setIsHistoryOpen(false);
    onOpen(wanted);
  };
  return (
    <div className={classes.root} data-shape={shape} data-history={isHistoryOpen}>
      <header className={classes.header}>
        {title}
        <div className={classes.tools}>
          <div className={classes.historySwitch}>
            <IconButton
              label={t(isHistoryOpen ? 'assistant.history.hide' : 'assistant.history.show')}
              icon={isHistoryOpen ? <X size={18} aria-hidden /> : <History size={18} aria-hidden />}
              onClick={() => setIsHistoryOpen(!isHistoryOpen)}
            />
          </div>
          <IconButton label={t('assistant.new')} icon={<Plus size={18} aria-hidden />} onClick={() => open(null)} />
          {tools}
        </div>
      </header>
      <div className={classes.history}>
        <HistoryPanel currentId={sessionId} onOpen={open} onNew={() => open(null)} />
      </div>
      <ChatView
        sessionId={sessionId}
        isReasoning={isReasoning}
        isFocusedFirst={shape === 'drawer'}
        onSession={onSession}
      />
    </div>
  );
}
