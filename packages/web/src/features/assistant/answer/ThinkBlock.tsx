import { Brain, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { ChatMessage } from '../conversation/chat-message.ts';
import classes from './Answer.module.css';

type Props = { message: ChatMessage; onToggle: () => void };

/** AI-17: folded unless somebody opened it, also while it is being written. */
export function ThinkBlock({ message, onToggle }: Props) {
  const t = useT('assistant');
  const id = useId();
  const { reasoning, isThinking, isThoughtsOpen, thinkingSeconds } = message;
  if (reasoning === '') return null;
  const done =
    thinkingSeconds > 0 ? t('assistant.thought', { seconds: thinkingSeconds }) : t('assistant.thought.untimed');
  return (
    <div className={classes.think}>
      <button
        type="button"
        className={classes.thinkSwitch}
        aria-expanded={isThoughtsOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Brain size={16} aria-hidden />
        {isThinking ? t('assistant.state.thinking') : done}
        <ChevronDown size={16} aria-hidden className={classes.chevron} />
      </button>
      <div id={id} className={classes.reasoning} dir="auto" hidden={!isThoughtsOpen}>
        {reasoning}
      </div>
    </div>
  );
}
