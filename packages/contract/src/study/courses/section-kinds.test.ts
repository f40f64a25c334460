import { expect, test } from 'vitest';
import { SectionType } from '../section-types.ts';
import { courseSectionTypes, isSectionFinished, sectionKindOf, unitMsOf } from './section-kinds.ts';

test('[ENUM-02] every kind of section is made of one thing: a file of some kind, a text, a link, a survey, a live or an exam', () => {
  expect(courseSectionTypes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15]);
  for (const type of courseSectionTypes) {
    const { source, files } = sectionKindOf(type);
    expect(files.length > 0).toBe(source === 'file');
  }
});

test('[D-178] the least time: a film by its fastest speed, three seconds a page, a text by its length', () => {
  const length = (textLength: number) => ({ type: SectionType.article, textLength });
  expect(unitMsOf({ type: SectionType.video, textLength: 0 }, 200)).toBe(500);
  expect(unitMsOf({ type: SectionType.audio, textLength: 0 }, 100)).toBe(1_000);
  expect(unitMsOf({ type: SectionType.document, textLength: 0 }, 200)).toBe(3_000);
  expect([10, 400, 1_000_000].map((one) => unitMsOf(length(one), 200))).toEqual([3_000, 20_000, 120_000]);
  expect(unitMsOf({ type: SectionType.url, textLength: 0 }, 200)).toBe(1_000);
  // Nobody is present twice as fast.
  expect(unitMsOf({ type: SectionType.openCourse, textLength: 0 }, 200)).toBe(60_000);
});

test('[D-178] a film is finished by its threshold, everything else as a whole', () => {
  const film = { type: SectionType.video, unitCount: 200 };
  expect([189, 190].map((counted) => isSectionFinished(film, counted, 95))).toEqual([false, true]);
  const pages = { type: SectionType.document, unitCount: 20 };
  expect([19, 20].map((counted) => isSectionFinished(pages, counted, 50))).toEqual([false, true]);
  const minutes = { type: SectionType.openCourse, unitCount: 20 };
  expect([19, 20].map((counted) => isSectionFinished(minutes, counted, 50))).toEqual([false, true]);
  expect(isSectionFinished({ ...film, unitCount: 0 }, 0, 95)).toBe(false);
});

test('[D-183] looking at a survey or an exam finishes nothing: one is answered, the other passed', () => {
  for (const type of [SectionType.survey, SectionType.exam])
    expect(isSectionFinished({ type, unitCount: 1 }, 1, 95)).toBe(false);
});
