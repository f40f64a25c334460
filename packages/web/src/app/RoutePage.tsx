import { groupsOfPath } from '@shuyuan/i18n/groups';
import { Outlet, useLoaderData, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { currentLanguage } from '../lib/language.ts';
import { orReloadOnce } from '../lib/load-chunk.ts';
import { paths } from '../lib/paths.ts';
import { ensureSession } from '../lib/session.ts';
import { loadGroups } from '../lib/texts.ts';
import { RouteValues, type RouteValuesOf } from '../lib/route-values.ts';
import { KeptSlot } from './KeptPages.tsx';
import { type RouteName, routeTable } from './route-table.ts';
import { loadErrorPages, loadSection, prefetchSection } from './sections.ts';

/** What a route shows, once its chunk is there. */
type Loaded = { readonly Page: ComponentType };

const OnlyChildren = () => <Outlet />;

/** The loader of a route: the navigation waits for it (SHELL-05). */
export async function loadPage(name: RouteName, isPreload: boolean): Promise<Loaded> {
  const { section, page, isOnlyChildren } = routeTable[name];
  if (isOnlyChildren) return { Page: OnlyChildren };
  const { pages } = await (isPreload ? prefetchSection(section) : loadSection(section));
  const Page = pages[page];
  if (!Page) throw new Error(`section ${section} has no page ${page}`);
  return { Page };
}

/** D-193: no guard asked who came here; the frame shows a member their own header all the same. */
export async function loadUnknownPage(): Promise<Loaded> {
  const [{ UnknownPage }] = await Promise.all([loadErrorPages(), ensureSession().catch(() => undefined)]);
  // The profile may have brought another language.
  await orReloadOnce('texts', loadGroups(currentLanguage(), groupsOfPath(paths.root)));
  return { Page: UnknownPage };
}

function useRouteValues(): RouteValuesOf {
  // Patterns hold texts and the search codec reads nothing but texts.
  const params = useParams({ strict: false }) as RouteValuesOf['params'];
  const search = useSearch({ strict: false }) as RouteValuesOf['search'];
  return useMemo(() => ({ params, search }), [params, search]);
}

/** The component of a route of the table. */
export function pageComponent(name: RouteName): () => ReactNode {
  const { isKeptAlive } = routeTable[name];
  return function RoutePage() {
    // Written by `loadPage`, the loader of the same route.
    const { Page } = useLoaderData({ strict: false }) as unknown as Loaded;
    const values = useRouteValues();
    if (isKeptAlive) return <KeptSlot name={name} Page={Page} values={values} />;
    return (
      <RouteValues value={values}>
        <Page />
      </RouteValues>
    );
  };
}

export function UnknownRoute() {
  const { Page } = useLoaderData({ strict: false }) as unknown as Loaded;
  return <Page />;
}
