import { QuestionKind, questionPicturesMax, questionTextMax } from '@shuyuan/contract/community/questions';
import { expect, test } from 'vitest';
import { draftOfPublished, emptyDraft, isBlank, keptInput, publishInput, publishProblems } from './publish-draft.ts';

const whole = {
  ...emptyDraft('c1'),
  title: ' 如何缩短换模时间 ',
  content: '<p>先看录像</p>',
  topics: [{ id: 't1', name: '精益' }],
  cover: { id: 'f1', path: '/files/f1' },
  files: [{ id: 'f2', name: 'a.pdf', sizeBytes: 10 }],
  columnIds: ['k1'],
};
const { ask, article, video, file } = QuestionKind;

test('[COMM-09] a form nobody has filled in lacks a title and a text; films and documents lack their file instead', () => {
  expect(publishProblems(emptyDraft(), ask)).toEqual({ title: 'missing', content: 'missing' });
  expect(publishProblems(emptyDraft(), article)).toEqual({ title: 'missing', content: 'missing' });
  expect(publishProblems(emptyDraft(), video)).toEqual({ title: 'missing', files: 'missing' });
  expect(publishProblems(whole, file)).toEqual({});
});

test('[COMM-09] a picture alone is a text; marks without words are none', () => {
  expect(publishProblems({ ...whole, content: '<p><img src="/files/a"></p>' }, ask)).toEqual({});
  expect(publishProblems({ ...whole, content: '<p></p><h2> </h2>' }, ask)).toEqual({ content: 'missing' });
});

test('[COMM-09] titles and texts are counted in characters a reader sees, without their marks', () => {
  const title = (text: string) => publishProblems({ ...whole, title: text }, ask).title;
  expect([title('字字字'), title('𠮷'.repeat(80)), title('字'.repeat(81))]).toEqual(['tooShort', undefined, 'tooLong']);
  const content = (text: string) => publishProblems({ ...whole, content: text }, ask).content;
  expect(content(`<p>${'<b>字</b>'.repeat(questionTextMax)}</p>`)).toBeUndefined();
  expect(content(`<p>${'字'.repeat(questionTextMax + 1)}</p>`)).toBe('tooLong');
  expect(content('<img src="/files/a">'.repeat(questionPicturesMax + 1))).toBe('tooMany');
});

test('[COMM-09] a question of one’s own has neither cover nor files; documents have both', () => {
  expect(publishInput(whole, ask)).toEqual({
    title: '如何缩短换模时间',
    content: '<p>先看录像</p>',
    topicIds: ['t1'],
    circleId: 'c1',
    fileIds: [],
  });
  expect(publishInput(whole, file)).toMatchObject({ coverFileId: 'f1', fileIds: ['f2'] });
  expect(publishInput({ ...whole, circleId: null, cover: null }, file)).not.toHaveProperty('circleId');
});

test('[COMM-17] what is kept may be unfinished: a title past its limit is cut, not refused', () => {
  expect([...keptInput({ ...whole, title: '字'.repeat(99) }, article).title]).toHaveLength(80);
  expect(keptInput(whole, article).columnIds).toEqual(['k1']);
  expect(keptInput(whole, ask).columnIds).toEqual([]);
});

test('[COMM-17] a circle alone is nothing to keep; one word, one picture or one file is', () => {
  expect(isBlank({ ...emptyDraft('c1'), content: '<p></p>' })).toBe(true);
  for (const change of [{ title: 'a' }, { content: '<img src="/files/a">' }, { files: whole.files }])
    expect(isBlank({ ...emptyDraft(), ...change })).toBe(false);
});

test('[COMM-08] [COMM-10] what is published fills the form, and goes back unchanged', () => {
  const published = {
    title: whole.title,
    content: whole.content,
    topics: [{ topicId: 't1', topicName: '精益' }],
    circle: { id: 'c1', name: '改善' },
    coverFileId: 'f1',
    coverPath: '/files/f1',
    files: [{ id: 'f2', name: 'a.pdf', sizeBytes: 10, path: '/files/f2', type: 'document' }],
    // The rest of it is not read here.
  } as Parameters<typeof draftOfPublished>[0];
  expect(draftOfPublished(published)).toEqual({ ...whole, columnIds: [] });
});
