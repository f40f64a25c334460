import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './Text.module.css';

type Props = Pick<ComponentProps<'p'>, 'className' | 'children'> & { size?: 'note' | 'base' };

/** A failure in words, read aloud once it appears. A field shows its own by `error`. */
export function ErrorText({ size = 'note', className, children }: Props) {
  return (
    <p className={classNames(classes.error, className)} data-size={size} role="alert">
      {children}
    </p>
  );
}
