import { expect, test } from 'vitest';
import { posterFileName } from './poster-file.ts';

const at = new Date(2026, 10, 6);

test.for([
  ['Why does line three stop?', 'Why-does-line-three-stop-2026-11-06.png'],
  ['夹具/选型：“图谱”', '夹具-选型：“图谱”-2026-11-06.png'],
  ['../..\\a|b<c>', '..-..-a-b-c-2026-11-06.png'],
  ['???', 'poster-2026-11-06.png'],
  ['长'.repeat(60), `${'长'.repeat(40)}-2026-11-06.png`],
] as const)('[D-087] the picture of %s is saved as %s', ([title, name]) => {
  expect(posterFileName(title, at)).toBe(name);
});
