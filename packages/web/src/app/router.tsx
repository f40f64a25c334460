import {
  type AnyRoute,
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { paths, queryOf, type Search } from '../lib/paths.ts';
import { framedId, FramedRoute, loadFrame } from './FramedRoute.tsx';
import { enter } from './guards.ts';
import { RootRoute } from './RootRoute.tsx';
import { loadPage, loadUnknownPage, pageComponent, UnknownRoute } from './RoutePage.tsx';
import { RouteError, RoutePending } from './RouteStates.tsx';
import { type RouteName, routeNames, routeTable } from './route-table.ts';

/** Plain texts, as old links have them; the router's own codec writes JSON and reads `id=007` as 7. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string =>
  // Whatever a navigation puts there is a text, a number or a flag (see `Search`).
  queryOf(search as Search);

const root = createRootRoute({ component: RootRoute });

const framed = createRoute({
  getParentRoute: () => root,
  id: framedId,
  loader: loadFrame,
  staleTime: Infinity,
  component: FramedRoute,
});

const start = createRoute({
  getParentRoute: () => root,
  path: paths.root,
  beforeLoad: ({ search }) => {
    redirect({ throw: true, to: paths.home, search, replace: true });
  },
});

/** D-193: below the frame and last of all, whatever no other route takes. */
const unknown = createRoute({
  getParentRoute: () => framed,
  path: '$',
  loader: loadUnknownPage,
  component: UnknownRoute,
});

function tableRoute(name: RouteName, parent: AnyRoute, path: string): AnyRoute {
  const route = routeTable[name];
  return createRoute({
    getParentRoute: () => parent,
    path,
    // A parent is entered through its children, which ask for the same and more.
    ...(route.defaultChild === null && {
      beforeLoad: ({ location, preload }) => {
        const { href, pathname, search } = location;
        return enter({ route, href, pathname, search, isPreload: preload });
      },
    }),
    loader: ({ preload }: { preload: boolean }) => loadPage(name, preload),
    staleTime: Infinity,
    component: pageComponent(name),
  });
}

/** `share-team` alone opens with its default child; the query comes along. */
const defaultChild = (parent: AnyRoute, child: RouteName): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    beforeLoad: ({ search }) => {
      redirect({ throw: true, to: paths[child], params: {}, search, replace: true });
    },
  });

function topRoute(name: RouteName): AnyRoute {
  const { isFramed, defaultChild: child } = routeTable[name];
  const route = tableRoute(name, isFramed ? framed : root, paths[name]);
  if (child === null) return route;
  const children = routeNames.filter((other) => routeTable[other].parent === name);
  return route.addChildren([
    defaultChild(route, child),
    ...children.map((other) => tableRoute(other, route, paths[other].slice(paths[name].length))),
  ]);
}

const topNames = routeNames.filter((name) => routeTable[name].parent === null);
const inFrame = topNames.filter((name) => routeTable[name].isFramed).map(topRoute);
const bare = topNames.filter((name) => !routeTable[name].isFramed).map(topRoute);

const routeTree = root.addChildren([start, framed.addChildren([...inFrame, unknown]), ...bare]);

/** C-12: hash routes, so that no server rewrite is needed and old links work. */
export const createAppRouter = (history: RouterHistory = createHashHistory()) =>
  createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 800,
    defaultPendingMinMs: 250,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
