import type { FileKind } from '../../files/file-kinds.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { SectionType } from '../section-types.ts';

/** The material of a section. */
type SectionSource = 'file' | 'text' | 'link' | 'survey' | 'live' | 'exam' | 'class';
/** The unit a section is counted in: seconds played, pages seen, minutes present, or the whole of it at once. */
type SectionUnit = 'second' | 'page' | 'minute' | 'whole';

type SectionKind = {
  readonly source: SectionSource;
  readonly unit: SectionUnit;
  /** The kinds of file it can be. */
  readonly files: readonly FileKind[];
};

/** ENUM-02: the kinds of section a course can have. */
export const sectionKinds = {
  [SectionType.article]: { source: 'text', unit: 'whole', files: [] },
  [SectionType.document]: { source: 'file', unit: 'page', files: ['document'] },
  [SectionType.image]: { source: 'file', unit: 'whole', files: ['picture'] },
  [SectionType.url]: { source: 'link', unit: 'whole', files: [] },
  [SectionType.h5]: { source: 'link', unit: 'whole', files: [] },
  [SectionType.audio]: { source: 'file', unit: 'second', files: ['audio'] },
  [SectionType.video]: { source: 'file', unit: 'second', files: ['video'] },
  [SectionType.ebook]: { source: 'file', unit: 'page', files: ['book'] },
  [SectionType.homework]: { source: 'text', unit: 'whole', files: [] },
  // Elsewhere: nobody but the learner's own page knows that they are there, so minutes are counted while it is open.
  [SectionType.openCourse]: { source: 'link', unit: 'minute', files: [] },
  [SectionType.live]: { source: 'live', unit: 'second', files: [] },
  [SectionType.survey]: { source: 'survey', unit: 'whole', files: [] },
  [SectionType.exam]: { source: 'exam', unit: 'whole', files: [] },
  [SectionType.faceToFace]: { source: 'class', unit: 'whole', files: [] },
} as const satisfies Partial<Record<SectionType, SectionKind>>;

export type CourseSectionType = keyof typeof sectionKinds;
export const courseSectionTypes = Object.values(SectionType).filter((type): type is CourseSectionType =>
  Object.hasOwn(sectionKinds, type),
);

export const sectionKindOf = (type: CourseSectionType): SectionKind => sectionKinds[type];

/** The kind of section a file is. */
export const sectionTypeOfFile = (kind: FileKind): CourseSectionType | undefined =>
  courseSectionTypes.find((type) => sectionKindOf(type).files.includes(kind));

/** Whether a course may open a section of a kind to the library (ROUTE-35): one that is a file. */
export const canBeInLibrary = (type: CourseSectionType): boolean => sectionKindOf(type).source === 'file';

const finishedByActs = new Set<CourseSectionType>([
  SectionType.survey,
  SectionType.homework,
  SectionType.exam,
  SectionType.faceToFace,
]);

/**
 * Whether looking at a section finishes it; a survey is finished by being answered, homework by being handed in or passed, an
 * exam by being passed, a class by being attended.
 */
export const isCountedKind = (type: CourseSectionType): boolean => !finishedByActs.has(type);

/** Whether a section is something that exists beside the course, and is chosen. */
export const isContentKind = (type: CourseSectionType): boolean =>
  ['survey', 'live', 'exam', 'class'].includes(sectionKindOf(type).source);

/** A page counts once it was seen for so long. */
const pageMs = 3_000;
/** Nobody reads faster; short texts take a moment, and nobody is kept at a long one for more than two minutes. */
const charactersPerSecond = 20;
const [leastDwellMs, mostDwellMs] = [3_000, 120_000];
/** A picture or a link is opened and confirmed: one look. */
const lookMs = 1_000;

export type CountedSection = {
  readonly type: CourseSectionType;
  /** Seconds or pages, as the server measured them; 1 for what counts as a whole. */
  readonly unitCount: number;
  readonly textLength: number;
};

/** The least time one unit of a section takes. `maxSpeedPercent`: how fast the course lets films be played. */
export function unitMsOf({ type, textLength }: Omit<CountedSection, 'unitCount'>, maxSpeedPercent: number): number {
  const { unit, source } = sectionKindOf(type);
  if (unit === 'second') return 100_000 / maxSpeedPercent;
  if (unit === 'page') return pageMs;
  if (unit === 'minute') return minuteMs;
  if (source !== 'text') return lookMs;
  return Math.min(mostDwellMs, Math.max(leastDwellMs, (textLength / charactersPerSecond) * 1_000));
}

/** Whether so many counted units finish a section: a share of a film, everything else that is counted as a whole. */
export function isSectionFinished(
  { type, unitCount }: Omit<CountedSection, 'textLength'>,
  countedUnits: number,
  thresholdPercent: number,
): boolean {
  const needed = sectionKindOf(type).unit === 'second' ? thresholdPercent : 100;
  return isCountedKind(type) && unitCount > 0 && countedUnits * 100 >= unitCount * needed;
}
