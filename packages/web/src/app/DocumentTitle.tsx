import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.ts';
import { routeNames, routeTable } from './route-table.ts';
import type { SectionName } from './section-names.ts';

const sectionOfPath: ReadonlyMap<string, SectionName> = new Map(
  routeNames.map((name) => [paths[name], routeTable[name].section]),
);

/** What the page itself is headed with: the title of a post, the name of a person, else that of the page. */
function heading(): string | null {
  const found = [...document.querySelectorAll('h1')].find((h1) => !h1.closest('[role="dialog"]'));
  return found?.textContent.replaceAll(/\s+/g, ' ').trim() || null;
}

/** A heading arrives with its content and follows a change of it or of the language. */
function watchHeading(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** The greeting of the home page names nothing one could look for among tabs. */
const namedBySection: ReadonlySet<string> = new Set([paths.home]);

/** Names the tab after what is shown. Set from the root: a parent's own effect would run after its child's. */
export function DocumentTitle() {
  const t = useT('common');
  const path = useRouterState({ select: (state) => String(state.matches.at(-1)?.fullPath) });
  const headed = useSyncExternalStore(watchHeading, heading);
  const section = t(`section.${sectionOfPath.get(path) ?? 'error'}`);
  const title = t('shell.documentTitle', { page: (namedBySection.has(path) ? null : headed) ?? section });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
