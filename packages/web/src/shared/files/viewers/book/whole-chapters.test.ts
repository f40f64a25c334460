import { expect, test } from 'vitest';
import { layOutWholeChapters } from './whole-chapters.ts';

/** A chapter in its frame: with a body, on its way to one, or without a document as when the frame has left the page. */
const chapter = (doc: Pick<Document, 'body'> | { readonly body: null } | null) => ({ index: 0, doc: doc as Document });

function rendererOf(...contents: ReturnType<typeof chapter>[]) {
  const laidOut: number[] = [];
  const renderer = {
    // The library refers to itself.
    render(this: unknown) {
      if (this !== renderer) throw new Error('laid out by nobody');
      laidOut.push(contents.length);
    },
    getContents: () => contents,
  };
  layOutWholeChapters(renderer);
  return { renderer, laidOut };
}

test('[STUDY-07] a chapter that is read is laid out when its room changes', () => {
  const { renderer, laidOut } = rendererOf(chapter(document));
  renderer.render();
  expect(laidOut).toEqual([1]);
});

test.each([
  ['is still on its way', { body: null }],
  ['has left the page', null],
])('[STUDY-07] a chapter that %s is left alone', (_, doc) => {
  const { renderer, laidOut } = rendererOf(chapter(doc));
  renderer.render();
  expect(laidOut).toEqual([]);
});

test('[STUDY-07] without any chapter the library decides itself', () => {
  const { renderer, laidOut } = rendererOf();
  renderer.render();
  expect(laidOut).toEqual([0]);
});
