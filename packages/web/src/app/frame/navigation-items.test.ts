import { expect, test } from 'vitest';
import { activeItem } from './navigation-items.ts';

test.each([
  ['/home-v', 'home'],
  ['/study-v', 'learn'],
  ['/subject/7', 'learn'],
  ['/live/detail/7', 'live'],
  ['/lives/keylogin', 'live'],
  ['/share-study/topic-list/3', 'community'],
  ['/ask/question/detail/1', 'community'],
  ['/center/study/position', 'path'],
  ['/branch-post-learning-detail/9', 'path'],
  ['/center', null],
  ['/admin', null],
])('%s marks %s', (path, item) => {
  expect(activeItem(path)).toBe(item);
});
