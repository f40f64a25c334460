import { circleDescriptionMax, circleNameMax } from '@shuyuan/contract/community/circles';
import { expect, test } from 'vitest';
import { draftOf, fieldsOf, problemsOf } from './circle-draft.ts';

const stored = {
  id: 'k1',
  name: 'Readers',
  desc: 'One book a month',
  coverPath: 'preset:circle-4',
  coverFileId: null,
  contentNum: 0,
  popluarNum: 0,
  attention: false,
  attentionNum: 0,
  isHidden: true,
};

test('[COMM-45] D-143: a circle needs a name, and neither words are longer than the server takes them', () => {
  const draft = draftOf(null);
  expect(problemsOf(draft)).toEqual({ name: true, desc: false });
  expect(problemsOf({ ...draft, name: 'a'.repeat(circleNameMax) })).toMatchObject({ name: false });
  expect(problemsOf({ ...draft, name: 'a'.repeat(circleNameMax + 1) })).toMatchObject({ name: true });
  expect(problemsOf({ ...draft, desc: 'a'.repeat(circleDescriptionMax + 1) })).toMatchObject({ desc: true });
});

test('[COMM-45] the form opens with what is stored and sends it back; an uploaded cover goes by its file', () => {
  expect(draftOf(stored).isHidden).toBe(true);
  expect(fieldsOf(draftOf(stored))).toEqual({ name: stored.name, desc: stored.desc, coverPath: stored.coverPath });
  const own = draftOf({ ...stored, coverPath: '/files/7', coverFileId: 'f7' });
  expect(fieldsOf(own)).toEqual({ name: stored.name, desc: stored.desc, coverFileId: 'f7' });
});
