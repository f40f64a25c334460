import { expect, test } from 'vitest';
import { ShareType } from './share-types.ts';
import { visitorView } from './visitor-view.ts';

test.each(Object.entries(ShareType))('[D-010] a visitor learns nothing of a shared %s', (_name, type) => {
  expect(visitorView(type)).toEqual({ title: null, cover: null });
});
