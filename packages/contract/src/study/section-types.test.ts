import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { ContentType } from './content-types.ts';
import { SectionType, sectionTypeLabels } from './section-types.ts';

test('[ENUM-02] section types run from 0 to 17, each with a label of its own', () => {
  expect(valuesOf(SectionType)).toEqual(Array.from({ length: 18 }, (_, value) => value));
  expect(new Set(Object.values(sectionTypeLabels)).size).toBe(18);
});

test('[ENUM-02] where a content type has the same name it has the same number', () => {
  expect(SectionType).toMatchObject(ContentType);
});
