import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { ContentType, contentTypeLabels } from './content-types.ts';

test('[ENUM-01] the content types are the given ones', () => {
  expect(ContentType).toEqual({
    document: 1,
    image: 2,
    url: 3,
    h5: 4,
    audio: 5,
    video: 6,
    ebook: 7,
    homework: 8,
    exam: 9,
    course: 10,
    faceToFace: 11,
    survey: 12,
    evaluation: 13,
    openCourse: 14,
  });
  expect(new Set(Object.values(contentTypeLabels)).size).toBe(14);
});

test('[ENUM-01] C-20: a course is another number as content than as business', () => {
  expect(ContentType.course).not.toBe(BusinessType.course);
  expect(ContentType.exam).not.toBe(BusinessType.exam);
});
