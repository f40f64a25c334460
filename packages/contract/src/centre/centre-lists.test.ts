import { expect, test } from 'vitest';
import { centreLists, isCentreList, todoTargetOf } from './centre-lists.ts';

test('[D-179] the lists of the centre are the closed list, in its order', () => {
  expect(centreLists.join()).toBe(
    'task,course,subject,exam,research,class,live,collect,certificate,integral,coin,invoice',
  );
  expect(isCentreList('integral')).toBe(true);
  expect(isCentreList('nothing')).toBe(false);
});

test.for([
  ['task', { target: 'tasks', kind: undefined }],
  ['exam', { target: 'tasks', kind: 'exam' }],
  ['approval', { target: 'tasks', kind: 'approval' }],
  ['certificate', { target: 'list', list: 'certificate' }],
  ['coin', { target: 'list', list: 'coin' }],
  ['nothing', { target: 'home' }],
  ['toString', { target: 'home' }],
] as const)('[D-179] [ROUTE-28] the to-do menu of %s', ([name, target]) => {
  expect(todoTargetOf(name)).toEqual(target);
});
