/**
 * ENUM-02: what a section of a chapter holds. The documents give the range only; the meanings are ours (D-184) and
 * follow the content types where both have the number.
 */
export const SectionType = {
  article: 0,
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
  live: 15,
  knowledge: 16,
  discussion: 17,
} as const;
export type SectionType = (typeof SectionType)[keyof typeof SectionType];

export const sectionTypeLabels = {
  [SectionType.article]: 'study.sectionType.article',
  [SectionType.document]: 'study.sectionType.document',
  [SectionType.image]: 'study.sectionType.image',
  [SectionType.url]: 'study.sectionType.url',
  [SectionType.h5]: 'study.sectionType.h5',
  [SectionType.audio]: 'study.sectionType.audio',
  [SectionType.video]: 'study.sectionType.video',
  [SectionType.ebook]: 'study.sectionType.ebook',
  [SectionType.homework]: 'study.sectionType.homework',
  [SectionType.exam]: 'study.sectionType.exam',
  [SectionType.course]: 'study.sectionType.course',
  [SectionType.faceToFace]: 'study.sectionType.faceToFace',
  [SectionType.survey]: 'study.sectionType.survey',
  [SectionType.evaluation]: 'study.sectionType.evaluation',
  [SectionType.openCourse]: 'study.sectionType.openCourse',
  [SectionType.live]: 'study.sectionType.live',
  [SectionType.knowledge]: 'study.sectionType.knowledge',
  [SectionType.discussion]: 'study.sectionType.discussion',
} as const satisfies Record<SectionType, string>;
