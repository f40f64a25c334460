/** What a file is to its readers: it decides the viewer and what can be made of it. */
export const fileKinds = ['picture', 'document', 'video', 'audio', 'book', 'archive'] as const;
export type FileKind = (typeof fileKinds)[number];

type FileType = {
  readonly kind: FileKind;
  readonly type: string;
  /** May stand in a page of ours; everything else is only ever saved. */
  readonly isInline?: true;
};

const picture = (type: string): FileType => ({ kind: 'picture', type: `image/${type}`, isInline: true });
const office = (type: string): FileType => ({ kind: 'document', type: `application/${type}` });
const openXml = (part: string): FileType => office(`vnd.openxmlformats-officedocument.${part}`);
const video = (type: string): FileType => ({ kind: 'video', type: `video/${type}`, isInline: true });
const audio = (type: string): FileType => ({ kind: 'audio', type: `audio/${type}`, isInline: true });

/** Every file type the product takes, by the ending of its name. Nothing that can carry script into a page is here. */
export const fileTypes = {
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  png: picture('png'),
  bmp: picture('bmp'),
  gif: picture('gif'),
  ico: picture('x-icon'),
  webp: picture('webp'),
  pdf: { ...office('pdf'), isInline: true },
  doc: office('msword'),
  docx: openXml('wordprocessingml.document'),
  xls: office('vnd.ms-excel'),
  xlsx: openXml('spreadsheetml.sheet'),
  ppt: office('vnd.ms-powerpoint'),
  pptx: openXml('presentationml.presentation'),
  mp4: video('mp4'),
  mov: video('quicktime'),
  webm: video('webm'),
  mkv: video('x-matroska'),
  avi: video('x-msvideo'),
  mp3: audio('mpeg'),
  m4a: audio('mp4'),
  wav: audio('wav'),
  ogg: audio('ogg'),
  epub: { kind: 'book', type: 'application/epub+zip' },
  zip: { kind: 'archive', type: 'application/zip' },
} as const satisfies Record<string, FileType>;

export type FileEnding = keyof typeof fileTypes;

export const fileEndings = Object.keys(fileTypes) as FileEnding[];

/** The ending of a name in lower case, when it is one we know. */
export function endingOf(name: string): FileEnding | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(fileTypes, ending) ? (ending as FileEnding) : null;
}

export const typeOf = (ending: FileEnding): FileType => fileTypes[ending];

export const endingsOf = (...kinds: FileKind[]): FileEnding[] =>
  fileEndings.filter((ending) => kinds.includes(fileTypes[ending].kind));
