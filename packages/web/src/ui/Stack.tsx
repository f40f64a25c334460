import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import classes from './Stack.module.css';

type Props = Pick<ComponentProps<'div'>, 'aria-label' | 'aria-live' | 'className' | 'children'> & {
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** A gap of the scale. */
  gap?: 4 | 6 | 8 | 12 | 16 | 20 | 24;
};

/** Things one below the other, a gap of the scale between them; as a list it has no marks. */
export function Stack({ as: Element = 'div', gap = 16, className, ...rest }: Props) {
  return <Element className={classNames(classes.root, className)} data-gap={gap} {...rest} />;
}
