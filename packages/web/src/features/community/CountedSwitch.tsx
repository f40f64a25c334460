import { Button } from '@mantine/core';
import { Check, Plus } from 'lucide-react';
import classes from './CountedSwitch.module.css';

type Props = {
  isOn: boolean;
  /** What the button says, and what a screen reader hears, which also names the thing. */
  word: string;
  label: string;
  /** How many there are, in words. */
  count?: string | undefined;
  size?: 'xs' | 'sm';
  onToggle: () => void;
};

/** The button of something one belongs to or not. */
export function CountedSwitch({ isOn, word, label, count, size = 'xs', onToggle }: Props) {
  return (
    <span className={classes.root}>
      <Button
        size={size}
        variant={isOn ? 'default' : 'light'}
        leftSection={isOn ? <Check size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
        aria-label={label}
        className={classes.button}
        onClick={onToggle}
      >
        {word}
      </Button>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </span>
  );
}
