import { useEffect, useRef } from 'react';
import { PathLink, type PathLinkProps } from './PathLink.tsx';
import type { ParamsOf, PathName, Search } from '../../lib/paths.ts';
import classes from './PathTabs.module.css';

type Tab = {
  readonly name: string;
  readonly label: string;
  readonly search: Search;
  /** The number of things there; nothing is shown for none. */
  readonly count?: number | undefined;
  /** Somebody has to do something about it: the number stands out. */
  readonly waits?: boolean;
};
type Props<Name extends PathName> = {
  label: string;
  to: Name;
  params: ParamsOf<Name>;
  tabs: readonly Tab[];
  current: string;
};

/** On a phone not all of them fit: the one that is open must be among those that are seen. Either direction of writing. */
function showCurrent(nav: HTMLElement): void {
  const tab = nav.querySelector('[data-current="true"]')?.getBoundingClientRect();
  const seen = nav.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < seen.left) nav.scrollLeft += tab.left - seen.left;
  else if (tab.right > seen.right) nav.scrollLeft += tab.right - seen.right;
}

/** Several lists of one page as links: each has an address of its own, so back and reload keep the place. */
export function PathTabs<Name extends PathName>({ label, to, params, tabs, current }: Props<Name>) {
  // The caller's type has paired the two; which path it is does not matter here.
  const place = { to, params } as unknown as Pick<PathLinkProps<'centerMy'>, 'to' | 'params'>;
  const root = useRef<HTMLElement>(null);
  // Counts that come later make tabs wider and move the others.
  const words = tabs.map(({ label: text, count }) => `${text} ${count}`).join();
  useEffect(() => {
    if (root.current) showCurrent(root.current);
  }, [current, words]);
  return (
    <nav ref={root} className={classes.root} aria-label={label}>
      {tabs.map((tab) => (
        <PathLink
          key={tab.name}
          {...place}
          search={tab.search}
          isOneOfMany
          className={classes.tab}
          data-current={tab.name === current}
          aria-current={tab.name === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span className={classes.count} data-waits={tab.waits}>
              {tab.count}
            </span>
          )}
        </PathLink>
      ))}
    </nav>
  );
}
