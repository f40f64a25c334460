import { expect, test } from 'vitest';
import { canBeInLibrary, courseSectionTypes } from '../study/courses/section-kinds.ts';
import { SectionType } from '../study/section-types.ts';
import { fileKinds } from '../files/file-kinds.ts';
import { isLibraryKind } from './library-kinds.ts';

test('[ROUTE-35] the library has every kind of file but archives', () => {
  expect(fileKinds.filter((kind) => !isLibraryKind(kind))).toEqual(['archive']);
});

test('[ROUTE-35] a course opens sections that are files, and no homework, survey, exam, class, live, link or text', () => {
  expect(courseSectionTypes.filter(canBeInLibrary).toSorted((a, b) => a - b)).toEqual(
    [SectionType.document, SectionType.image, SectionType.audio, SectionType.video, SectionType.ebook].toSorted(
      (a, b) => a - b,
    ),
  );
});
