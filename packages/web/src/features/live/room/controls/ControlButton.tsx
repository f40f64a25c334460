import { Tooltip } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Controls.module.css';

type Props = {
  label: string;
  icon: ReactNode;
  /** Of something that is on or off. */
  isOn?: boolean | undefined;
  tone?: 'plain' | 'off' | 'end' | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (() => void) | undefined;
};

/** A round button of the bar with its word below; on a phone the word is only read aloud. */
export function ControlButton({ label, icon, isOn, tone = 'plain', shortcut, ref, onClick }: Props) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label} openDelay={400}>
      <button
        ref={ref}
        type="button"
        className={classes.control}
        data-tone={tone}
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        onClick={onClick}
      >
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={classes.word}>{label}</span>
      </button>
    </Tooltip>
  );
}
