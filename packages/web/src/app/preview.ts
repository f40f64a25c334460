import { paths } from '../lib/paths.ts';
import { routeNames, routeTable } from './route-table.ts';

type Match = { readonly fullPath: string; readonly search: unknown; readonly params: unknown };

const previewPaths: ReadonlySet<string> = new Set(
  routeNames.filter((name) => routeTable[name].isPreview).map((name) => paths[name]),
);

/** D-068: code 99 is a home configuration that is not saved yet. */
const unsavedCode = '99';

const fieldOf = (values: unknown, field: string): unknown => (values as Record<string, unknown> | undefined)?.[field];
const isSet = (flag: unknown): boolean => typeof flag === 'string' && !['', '0', 'false'].includes(flag);

/** D-032: a preview route, or the previewFront flag on any other. */
export const isPreview = (matches: readonly Match[]): boolean =>
  matches.some(
    ({ fullPath, search, params }) =>
      previewPaths.has(fullPath) ||
      isSet(fieldOf(search, 'previewFront')) ||
      (fullPath === paths.liveByType && fieldOf(params, 'code') === unsavedCode),
  );
