import { Loader, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { isEnter } from '../../ui/keys.ts';

type Props = {
  label: string;
  placeholder?: string;
  description?: string;
  error: ReactNode;
  text: string;
  isRequired?: boolean;
  isBusy: boolean;
  hasFocus?: boolean;
  onText: (text: string) => void;
  onEnter: () => void;
};

/** COMM-41: a field whose Enter adds what stands in it and never sends the form around it. */
export function TypedTopic({ text, error, isRequired = false, isBusy, hasFocus = false, ...props }: Props) {
  const { onText, onEnter, ...words } = props;
  return (
    <TextInput
      {...words}
      value={text}
      error={error}
      withAsterisk={isRequired}
      readOnly={isBusy}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={50}
      rightSection={isBusy ? <Loader size={16} /> : null}
      {...(hasFocus && { 'data-autofocus': true })}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!isEnter(event)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
