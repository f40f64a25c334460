import { materialRoomMax, materialTitleMax } from '@shuyuan/contract/community/materials';
import { expect, test } from 'vitest';
import { draftOf, fieldsOf, problemsOf } from './material-draft.ts';

const stored = { id: 'm1', title: 'Dawn', categoryId: 'landscape', room: 32, path: '/files/1' } as const;
const picture = { id: 'f1', path: '/files/f1' };

test('[COMM-55] a new picture needs a picture and a title; one that is there only a title', () => {
  expect(problemsOf(draftOf(null), true)).toEqual({ picture: true, title: true, room: false });
  const whole = { ...draftOf(null), picture, title: 'Dawn' };
  expect(problemsOf(whole, true)).toEqual({ picture: false, title: false, room: false });
  expect(problemsOf({ ...whole, title: 'a'.repeat(materialTitleMax + 1) }, true)).toMatchObject({ title: true });
  expect(problemsOf(draftOf(stored), false)).toEqual({ picture: false, title: false, room: false });
});

test('[COMM-55] D-144: the room is a whole number up to the longest title', () => {
  const withRoom = (room: string) => problemsOf({ ...draftOf(stored), room }, false).room;
  expect(['1', ' 12 ', String(materialRoomMax)].map(withRoom)).toEqual([false, false, false]);
  expect(['', '0', '1.5', 'ten', String(materialRoomMax + 1)].map(withRoom)).toEqual([true, true, true, true, true]);
  expect(fieldsOf({ ...draftOf(stored), title: ' Dawn ', room: ' 12 ' })).toEqual({
    title: 'Dawn',
    categoryId: 'landscape',
    room: 12,
  });
});
