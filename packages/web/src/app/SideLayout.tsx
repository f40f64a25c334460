import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './SideLayout.module.css';

type Props = { label: string; links: ReactNode; children: ReactNode };

/** In the hand the links are a strip to scroll: where one is must be seen without scrolling it. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector('[aria-current="page"]');
    if (!strip || !current) return;
    const [outer, inner] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
    // Not `scrollIntoView`, which would move the page as well.
    strip.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }, [path]);
  return nav;
}

/** A place of several pages: its own navigation at the side, a strip to scroll in the hand. */
export function SideLayout({ label, links, children }: Props) {
  const nav = useCurrentInView();
  return (
    <div className={classes.root}>
      <nav ref={nav} className={classes.nav} aria-label={label}>
        {links}
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

export const sideLinkClass = classes.link;
