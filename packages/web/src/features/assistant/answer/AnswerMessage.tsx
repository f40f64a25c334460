import { Button, Tooltip } from '@mantine/core';
import { Copy, RotateCw } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import { textOf, useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ChatMessage } from '../conversation/chat-message.ts';
import classes from './Answer.module.css';
import { AnswerText } from './AnswerText.tsx';
import { copyAnswer } from './copy-answer.ts';
import { SourceCards } from './SourceCards.tsx';
import { ThinkBlock } from './ThinkBlock.tsx';

/** What an answer is doing while it has nothing else to show; null once it is there. */
function stateOf({ finished, isSearching, isThinking, reasoning, content }: ChatMessage) {
  if (finished) return null;
  if (isSearching) return 'searching';
  // The think block says it itself.
  if (isThinking && reasoning !== '') return null;
  return content === '' ? 'writing' : null;
}

function State({ message }: { message: ChatMessage }) {
  const t = useT('assistant');
  const state = stateOf(message);
  if (state === null) return null;
  return (
    <p className={classes.state}>
      <span className={classes.dot} aria-hidden="true" />
      {t(`assistant.state.${state}`)}
    </p>
  );
}

/** How it ended, where that needs a word. */
function Ending({ message: { isStop, isNetworkError, failure } }: { message: ChatMessage }) {
  const t = useT('assistant');
  if (isNetworkError)
    return (
      <p className={classes.failed} role="alert">
        {failure ? t(`assistant.failed.${failure}`) : textOf('errors', 'error.network')}
      </p>
    );
  return isStop ? <p className={classes.quiet}>{t('assistant.state.stopped')}</p> : null;
}

/** D-149, said quietly: nobody should take quotations for more. */
function QuotedOnly() {
  const t = useT('assistant');
  return (
    <Tooltip label={t('assistant.builtIn.hint')} events={{ hover: true, focus: true, touch: true }}>
      {/* Reached by Tab, so that everybody can read the reason. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span tabIndex={0} className={classes.quoted}>
        {t('assistant.builtIn')}
      </span>
    </Tooltip>
  );
}

type ToolsProps = { message: ChatMessage; canRetry: boolean; onRetry: () => void };

function Tools({ message, canRetry, onRetry }: ToolsProps) {
  const t = useT('assistant');
  const { finished, copyContent, isNetworkError, isBuiltIn } = message;
  if (!finished) return null;
  const retry = t('assistant.retry');
  const icon = <RotateCw size={16} aria-hidden />;
  return (
    <div className={classes.tools}>
      {copyContent !== '' && (
        <IconButton
          label={t('assistant.copy')}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyAnswer(copyContent)}
        />
      )}
      {canRetry && isNetworkError && (
        <Button variant="default" leftSection={icon} onClick={onRetry}>
          {retry}
        </Button>
      )}
      {canRetry && !isNetworkError && <IconButton label={retry} icon={icon} onClick={onRetry} />}
      {isBuiltIn && copyContent !== '' && <QuotedOnly />}
    </div>
  );
}

type Props = {
  message: ChatMessage;
  /** No other answer is being given. */
  canRetry: boolean;
  onRetry: (key: string) => void;
  onToggleThinking: (key: string) => void;
};

/** AI-10: an answer with its think block, its text, where it was found, and what can be done with it. */
export const AnswerMessage = memo(function AnswerMessage({ message, canRetry, onRetry, onToggleThinking }: Props) {
  const id = useId();
  const { key, content, source } = message;
  const idOf = (number: number) => `${id}-${number}`;
  const show = (number: number) => {
    const card = document.getElementById(idOf(number));
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ThinkBlock message={message} onToggle={() => onToggleThinking(key)} />
      <State message={message} />
      {content !== '' && (
        <Suspense fallback={<p className={classes.plain}>{content}</p>}>
          <AnswerText text={content} sources={source.length} onSource={show} />
        </Suspense>
      )}
      <Ending message={message} />
      <SourceCards sources={source} idOf={idOf} />
      <Tools message={message} canRetry={canRetry} onRetry={() => onRetry(key)} />
    </>
  );
});
