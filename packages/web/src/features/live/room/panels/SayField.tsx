import { ActionIcon } from '@mantine/core';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { isEnter } from '../../../../ui/keys.ts';
import classes from './Panels.module.css';

type Props = {
  label: string;
  sendLabel: string;
  maxLength: number;
  /** Why nothing can be written now. */
  closedReason?: string | undefined;
  field?: Ref<HTMLTextAreaElement>;
  /** False when it was refused: what was typed then stays. */
  onSend: (text: string) => Promise<boolean>;
};

/** One line to the room that grows with its text. Enter sends, Shift and Enter begins a line. */
export function SayField({ label, sendLabel, maxLength, closedReason, field, onSend }: Props) {
  const t = useT('activity');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const length = [...text].length;
  const isSendable = text.trim() !== '' && length <= maxLength && !isBusy && closedReason === undefined;
  const send = async () => {
    if (!isSendable) return;
    setIsBusy(true);
    const isSent = await onSend(text.trim());
    setIsBusy(false);
    if (isSent) setText('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className={classes.say} onSubmit={submit}>
      <textarea
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={closedReason ?? label}
        rows={1}
        dir="auto"
        readOnly={closedReason !== undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {length > maxLength * 0.8 && (
        <span className={classes.count} data-over={length > maxLength || undefined}>
          {t('live.room.length', { length, max: maxLength })}
        </span>
      )}
      <ActionIcon type="submit" size={36} aria-label={sendLabel} disabled={!isSendable}>
        <SendHorizontal size={18} className={classes.sendIcon} aria-hidden />
      </ActionIcon>
    </form>
  );
}
