import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { type RouteName, routeNames, routeTable } from '../packages/web/src/app/route-table.ts';
import { sources } from './sources.ts';

const web = 'packages/web/src';

/** Which component a section shows for a page, and the file it comes from. */
function fileOfPage(page: RouteName): string | null {
  for (const { path, text } of sources(/^packages\/web\/src\/app\/sections\/[^/]+\.tsx$/)) {
    const name = new RegExp(`^  ${page}(?:: (\\w+))?,$`, 'm').exec(oneAPerLine(text));
    if (!name) continue;
    const from = new RegExp(`import \\{[^}]*\\b${name[1] ?? page}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
    return from === undefined ? path : join(dirname(path), from);
  }
  return null;
}

/** `{ a: A, b: B }` as it would stand in a longer table. */
const oneAPerLine = (text: string): string =>
  text.replace(/(pages: Pages = \{) (.*?) (\};)/, (_, begin: string, rows: string, end: string) =>
    [begin, ...rows.split(', ').map((row) => `  ${row},`), end].join('\n'),
  );

const heads = /<h1\b|<PageTitle\b|<EntranceTitle\b/;

/** Whether a component, or one it is made of, has the heading its tab is named after. */
function hasHeading(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file) || !file.startsWith(web)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (heads.test(text)) return true;
  const parts = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g)].map(([, part = '']) => part);
  return parts.some((part) => hasHeading(join(dirname(file), part), seen));
}

test('every page has a heading, after which its tab is named', () => {
  const built = routeNames.filter((name) => !routeTable[name].isOnlyChildren && routeTable[name].defaultChild === null);
  const pages = [...new Set(built.map((name) => routeTable[name].page))];
  expect(pages.filter((page) => fileOfPage(page) === null)).toEqual([]);
  expect(pages.filter((page) => !hasHeading(fileOfPage(page) ?? ''))).toEqual([]);
});
