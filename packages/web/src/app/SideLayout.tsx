import type { ReactNode } from 'react';
import classes from './SideLayout.module.css';

type Props = { label: string; links: ReactNode; children: ReactNode };

/** A place of several pages: its own navigation at the side, a strip to scroll in the hand. */
export function SideLayout({ label, links, children }: Props) {
  return (
    <div className={classes.root}>
      <nav className={classes.nav} aria-label={label}>
        {links}
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

export const sideLinkClass = classes.link;
