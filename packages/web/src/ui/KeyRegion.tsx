import type { ComponentProps } from 'react';

type Props = ComponentProps<'section'> & Required<Pick<ComponentProps<'section'>, 'aria-label' | 'onKeyDown'>>;

/** A named region with keys of its own: those that bubble up from its controls. Each must also be a button. */
export const KeyRegion = (props: Props) => <section {...props} />;

/** A named region that scrolls. It takes the focus: without it only a mouse could scroll. */
export const ScrollRegion = (props: ComponentProps<'section'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keys
  <section tabIndex={0} {...props} />
);

/** The same where the region around it has the name. */
export const ScrollArea = (props: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keys
  <div tabIndex={0} {...props} />
);
