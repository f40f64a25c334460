import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

/**
 * First stop of the Tab key. The address of a hash-routed client cannot carry a fragment, so the focus is moved by hand;
 * the target needs `tabIndex={-1}`.
 */
export function SkipLink({ target, label }: { target: string; label: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className={classes.root} href={`#${target}`} onClick={skip}>
      {label}
    </a>
  );
}
