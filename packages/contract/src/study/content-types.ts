/** ENUM-01: what a piece of learning material is. Apart from `BusinessType`, where a course is 1 and not 10 (C-20). */
export const ContentType = {
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
} as const;
export type ContentType = (typeof ContentType)[keyof typeof ContentType];

export const contentTypeLabels = {
  [ContentType.document]: 'study.contentType.document',
  [ContentType.image]: 'study.contentType.image',
  [ContentType.url]: 'study.contentType.url',
  [ContentType.h5]: 'study.contentType.h5',
  [ContentType.audio]: 'study.contentType.audio',
  [ContentType.video]: 'study.contentType.video',
  [ContentType.ebook]: 'study.contentType.ebook',
  [ContentType.homework]: 'study.contentType.homework',
  [ContentType.exam]: 'study.contentType.exam',
  [ContentType.course]: 'study.contentType.course',
  [ContentType.faceToFace]: 'study.contentType.faceToFace',
  [ContentType.survey]: 'study.contentType.survey',
  [ContentType.evaluation]: 'study.contentType.evaluation',
  [ContentType.openCourse]: 'study.contentType.openCourse',
} as const satisfies Record<ContentType, string>;
