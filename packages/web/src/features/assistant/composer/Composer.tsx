import { questionMax } from '@shuyuan/contract/assistant/chat';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { textOf, useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isEnter } from '../../../ui/keys.ts';
import classes from './Composer.module.css';
import { useDraft } from './use-draft.ts';

/** From here on the rest is counted. */
const countedFrom = 200;

type Props = {
  sessionId: string | null;
  isRunning: boolean;
  isFocusedFirst: boolean;
  /** What stands below the field: modes and role. */
  children: ReactNode;
  /** Answers whether the question was taken. */
  onSend: (question: string) => Promise<boolean>;
  onStop: () => void;
};

/** As high as its text, up to what the style sheet allows. */
function useGrowing(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  return field;
}

function Left({ left }: { left: number }) {
  const t = useT('assistant');
  if (left > countedFrom) return null;
  return left < 0 ? (
    <p className={classes.over} role="alert">
      {t('assistant.question.over', { count: -left })}
    </p>
  ) : (
    <p className={classes.left}>{t('assistant.question.left', { count: left })}</p>
  );
}

/** AI-13, D-155: Enter sends, Shift+Enter breaks the line; a question that was not taken stands here again. */
export function Composer({ sessionId, isRunning, isFocusedFirst, children, onSend, onStop }: Props) {
  const t = useT('assistant');
  const [text, setText] = useDraft(sessionId);
  const field = useGrowing(text);
  const left = questionMax - [...text.trim()].length;
  useEffect(() => {
    if (isFocusedFirst) field.current?.focus();
  }, [field, isFocusedFirst]);
  const send = async (): Promise<void> => {
    const question = text.trim();
    if (question === '') showNotice(`${textOf('personal', 'zxy.371189988194390016')}！`, 'info');
    if (question === '' || left < 0 || isRunning) return;
    setText('');
    if (!(await onSend(question))) setText((typed) => typed || question);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className={classes.root} onSubmit={(event) => event.preventDefault()}>
      <textarea
        ref={field}
        className={classes.field}
        rows={1}
        // An empty field has the direction of the page, or its hint would be written the wrong way.
        dir={text === '' ? undefined : 'auto'}
        enterKeyHint="send"
        aria-label={t('assistant.question')}
        aria-invalid={left < 0}
        placeholder={t('assistant.question.placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Left left={left} />
      <div className={classes.bar}>
        <div className={classes.modes}>{children}</div>
        {isRunning ? (
          <IconButton
            label={t('assistant.stop')}
            variant="light"
            color="cinnabar"
            icon={<Square size={16} fill="currentColor" aria-hidden />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            label={t('assistant.send')}
            variant="filled"
            color="pine"
            icon={<SendHorizontal size={18} aria-hidden className={classes.arrow} />}
            onClick={() => void send()}
          />
        )}
      </div>
    </form>
  );
}
