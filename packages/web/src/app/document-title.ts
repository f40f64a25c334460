import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.ts';
import { routeNames, routeTable } from './route-table.ts';
import type { SectionName } from './section-names.ts';

const sectionOfPath: ReadonlyMap<string, SectionName> = new Map(
  routeNames.map((name) => [paths[name], routeTable[name].section]),
);

/** Names the tab after the innermost page. Set from the root: a parent's own effect would run after its child's. */
export function useDocumentTitle(): void {
  const t = useT('common');
  const path = useRouterState({ select: (state) => String(state.matches.at(-1)?.fullPath) });
  const title = t('shell.documentTitle', { page: t(`section.${sectionOfPath.get(path) ?? 'error'}`) });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
