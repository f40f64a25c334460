import { TextInput, type TextInputProps } from '@mantine/core';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import classes from './PasswordField.module.css';
import { useCapsLock } from './use-caps-lock.ts';

type Props = Omit<TextInputProps, 'type' | 'rightSection'> & {
  showLabel: string;
  hideLabel: string;
  capsLockHint: string;
};

/** Mantine's own field marks no error for screen readers, and its eye hears no click that is not a mouse's. */
export function PasswordField({ showLabel, hideLabel, capsLockHint, onBlur, ...input }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const capsLock = useCapsLock();
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <div>
      <TextInput
        {...input}
        {...capsLock.watch}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => {
          capsLock.watch.onBlur();
          onBlur?.(event);
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <button
            type="button"
            className={classes.eye}
            aria-label={isVisible ? hideLabel : showLabel}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon size={18} aria-hidden />
          </button>
        }
      />
      <output className={classes.hint}>
        {capsLock.isOn && (
          <>
            <ArrowBigUpDash size={14} aria-hidden />
            {capsLockHint}
          </>
        )}
      </output>
    </div>
  );
}
