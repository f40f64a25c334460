import { expect, test } from 'vitest';
import { mergeSeconds } from './record-proof.mjs';

test('a run records its phases and files; what it left out keeps its seconds, what is gone or short is not listed', () => {
  const before = { phases: { lint: 40, night: 9 }, files: { 'left.test.ts': 12, 'gone.test.ts': 30, 'b.test.ts': 8 } };
  const reports = [
    {
      files: [
        { name: 'b.test.ts', ms: 3_400 },
        { name: 'a.test.ts', ms: 20_000 },
        { name: 'short.test.ts', ms: 900 },
      ],
    },
    { files: [{ name: 'e2e/teams.e2e.ts', ms: 61_000 }] },
    {},
  ];
  const isThere = (path: string) => path !== 'gone.test.ts';
  const merged = mergeSeconds(before, { steps: [{ name: 'lint', ms: 44_300 }], reports, isThere });
  expect(merged).toEqual({
    phases: { lint: 44, night: 9 },
    files: { 'a.test.ts': 20, 'b.test.ts': 3, 'e2e/teams.e2e.ts': 61, 'left.test.ts': 12 },
  });
  expect(Object.keys(merged.files)).toEqual(['a.test.ts', 'b.test.ts', 'e2e/teams.e2e.ts', 'left.test.ts']);
});
