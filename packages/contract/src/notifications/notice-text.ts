import type { NoticeValues } from './notice-kinds.ts';

export const noticeTextKey = (kind: string, text: string): string => `notice.${kind}.${text}`;
export const noticeKindKey = (kind: string): string => `noticeKind.${kind}`;

/** Times become words of the language, everything else stays as it was given. */
export const readableValues = (values: NoticeValues, writeTime: (time: number) => string): NoticeValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'number' ? writeTime(value) : value,
    ]),
  );

/** Where a notice leads: a place of our own client. Another site must not be able to send people on. */
export const isOwnLink = (link: string): boolean => /^\/(?![/\\])[^\s]*$/.test(link);
