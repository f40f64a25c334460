import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sources, testFile } from './sources.ts';

const web = sources(/^packages\/web\/src\/.*\.tsx?$/, testFile);
const holding = (pattern: RegExp): string[] => web.flatMap(({ path, text }) => (pattern.test(text) ? path : []));

test('every dialog stands in the one frame, which closes it with the page it was opened on', () => {
  const ofTheKit = holding(/import \{[^}]*\b(?:Modal|Drawer|ModalsProvider)\b[^}]*\} from '@mantine/);
  expect(ofTheKit).toEqual(['packages/web/src/ui/Dialog.tsx']);
  // A card beside a name, which goes with the name.
  expect(holding(/(?<!\[)role="(?:alert)?dialog"|<dialog\b|showModal\(/)).toEqual([
    'packages/web/src/shared/people/ColleaguePopup.tsx',
  ]);
});

test('who is asked before a form is closed is asked as well before its page is left, by whatever way', () => {
  const asking = holding(/<LeavingQuestion|\bleaveTexts\.title/).filter(
    (path) => !path.endsWith('/LeavingQuestion.tsx'),
  );
  const guarding = holding(/\buseLeavingGuard\(|\buseLeavingQuestion\(/);
  const guardedPlaces = new Set(guarding.map((path) => dirname(path)));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter((path) => !guardedPlaces.has(dirname(path)))).toEqual([]);
});

test('a dialog whose closing asks first says what closes it once the question has been answered by leaving', () => {
  const asking = holding(/<Dialog\b/).filter((path) => holding(/\bask\(\)/).includes(path));
  expect(asking.length).toBeGreaterThan(1);
  expect(asking.filter((path) => !holding(/onLeave=/).includes(path))).toEqual([]);
});
