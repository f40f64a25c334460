import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './Text.module.css';

type Props = Pick<ComponentProps<'p'>, 'aria-live' | 'className' | 'children' | 'id'> & {
  as?: 'p' | 'div' | 'span';
  /** `note` beside or below something, `base` where it is the text itself. */
  size?: 'note' | 'base';
};

/** Words that explain and may be skipped, softer than the text around them. */
export function HintText({ as: Element = 'p', size = 'note', className, ...rest }: Props) {
  return <Element className={classNames(classes.hint, className)} data-size={size} {...rest} />;
}
