import { uploadLifeMs } from '@shuyuan/contract/files/chunks';
import { beforeEach, expect, test } from 'vitest';
import { unfinishedOf } from './unfinished.ts';

beforeEach(() => localStorage.clear());

const uploadOf = (name: string, wishedName = name) => ({
  file: new File(['abc'], name),
  name: wishedName,
  uploadId: `upload-${name}`,
});

test('[UPLOAD-01] what was not finished is known to the same person in the same field, for a day', () => {
  let now = 1_000;
  const of = (memberId: string, field: string) => unfinishedOf({ memberId, field, now: () => now });
  const mine = of('lin', 'files');
  mine.note(uploadOf('a.pdf', '总结.pdf'));
  mine.note(uploadOf('b.pdf'));
  mine.note(uploadOf('b.pdf'));
  expect(mine.list()).toMatchObject([{ name: 'a.pdf', wishedName: '总结.pdf', size: 3 }, { name: 'b.pdf' }]);
  expect(mine.recall(new File(['xyz'], 'a.pdf'))).toMatchObject({ wishedName: '总结.pdf' });
  expect(mine.recall(new File(['xyzz'], 'a.pdf'))).toBeNull();
  expect(of('lin', 'answer').list()).toEqual([]);
  expect(of('shu', 'files').list()).toEqual([]);
  mine.forget(new File(['abc'], 'a.pdf'));
  expect(mine.list().map(({ name }) => name)).toEqual(['b.pdf']);
  now += uploadLifeMs;
  expect(mine.list()).toEqual([]);
});

test('what somebody else wrote into the storage is no upload', () => {
  for (const text of ['{', '7', '[null,{"name":"a"}]']) {
    localStorage.setItem('shuyuan.uploads.lin', text);
    expect(unfinishedOf({ memberId: 'lin', field: 'files' }).list()).toEqual([]);
  }
});
