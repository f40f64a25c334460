import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './Card.module.css';

type Props = Pick<
  ComponentProps<'div'>,
  'aria-label' | 'aria-labelledby' | 'aria-live' | 'className' | 'children' | 'role'
> & {
  as?: 'div' | 'section' | 'li' | 'p' | 'dl';
  /** Framed by a line, or filled with a colour that says what it means. */
  tone?: 'line' | 'sunken' | 'pine' | 'gold' | 'cinnabar';
};

/** A part of a panel or dialog set apart from the rest. A region of a page is a `Panel`. */
export function Card({ as: Element = 'div', tone = 'line', className, ...rest }: Props) {
  return <Element className={classNames(classes.root, className)} data-tone={tone} {...rest} />;
}
