import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { expect, test } from 'vitest';
import { takeIn } from './intake.ts';

const rule = uploadRules.default;
const fileOf = (name: string, text = 'x') => new File([text], name);

test('[UPLOAD-15] of more files than there is room for the first ones stay', () => {
  const files = ['1.png', '2.png', '3.png'].map((name) => fileOf(name));
  const { taken, hasSurplus } = takeIn(files, { rule, room: 2 });
  expect(taken.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  expect(hasSurplus).toBe(true);
  expect(takeIn(files, { rule, room: 3 })).toMatchObject({ hasSurplus: false });
  expect(takeIn(files, { rule, room: -1 })).toMatchObject({ taken: [], hasSurplus: true });
});

test('what is refused takes no room from the others', () => {
  const { taken, refusals, hasSurplus } = takeIn(
    [fileOf('a,b.png'), fileOf('c.exe'), fileOf('d.png', ''), fileOf('e.png')],
    {
      rule,
      room: 1,
    },
  );
  expect(taken.map(({ name }) => name)).toEqual(['e.png']);
  expect(hasSurplus).toBe(false);
  expect(refusals).toEqual([
    { name: 'a,b.png', problem: 'upload.name-comma' },
    { name: 'c.exe', problem: 'upload.wrong-type' },
    { name: 'd.png', problem: 'upload.empty' },
  ]);
});
