import { expect, test } from 'vitest';
import { paths, testFile } from './sources.ts';

/** The words of the glossary. A new feature is a new word here, and the same word in every package. */
const words =
  'auth system people files live approval sharing teams ledger pricing payments community assistant positions study subjects surveys exams practice training classrooms certificates assignments library centre site notifications search recommend admin'.split(
    ' ',
  );

const foldersIn = (parent: string): string[] => [
  ...new Set(paths(new RegExp(`^${parent}/[^/]+/`)).map((path) => path.slice(parent.length + 1).split('/')[0] ?? '')),
];

const contract = foldersIn('packages/contract/src');

test('the folders of the contract are the kernel and features', () => {
  expect(contract).toContain('kernel');
  expect(contract.filter((folder) => folder !== 'kernel' && !words.includes(folder))).toEqual([]);
});

test('every feature of the server has its rules and wires under the same name in the contract', () => {
  const server = foldersIn('packages/server/src/features');
  expect(server.filter((folder) => !contract.includes(folder))).toEqual([]);
});

test('every feature of the client is called by its word', () => {
  expect(foldersIn('packages/web/src/features').filter((folder) => !words.includes(folder))).toEqual([]);
});

test('what several features show is a topic of the client; its call layer, texts and formats hold no component', () => {
  expect(paths(/^packages\/web\/src\/lib\/.*\.tsx$/, testFile)).toEqual([]);
  expect(paths(/^packages\/web\/src\/shared\/[^/]+$/)).toEqual([]);
});
