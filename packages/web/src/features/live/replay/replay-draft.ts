import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readReplay } from '@shuyuan/contract/live/replay.wire';
import { clockSeconds, clockText } from '../../../lib/clock-text.ts';

export type ReplayData = OutputOf<typeof readReplay>;
export type ChapterDraft = { readonly key: string; readonly time: string; readonly title: string };
export type ReplayDraft = { readonly from: string; readonly to: string; readonly chapters: readonly ChapterDraft[] };

type StoredDraft = {
  readonly seconds: number;
  readonly trimFrom: number;
  readonly trimTo: number | null;
  readonly chapters: readonly { readonly seconds: number; readonly title: string }[];
};

export const draftOf = ({ seconds, trimFrom, trimTo, chapters }: StoredDraft): ReplayDraft => ({
  from: clockText(trimFrom),
  to: clockText(trimTo ?? seconds),
  chapters: chapters.map((chapter, index) => ({
    key: `kept-${index}`,
    time: clockText(chapter.seconds),
    title: chapter.title,
  })),
});

export type DraftProblem = 'wrongTime' | 'wrongSpan';
type Read = {
  readonly trimFrom: number;
  readonly trimTo: number | null;
  readonly chapters: { readonly seconds: number; readonly title: string }[];
};

/** What is saved, or why not. The last second of a film is its end: times are written without fractions. */
export function readDraft(draft: ReplayDraft, seconds: number): Read | DraftProblem {
  const from = clockSeconds(draft.from);
  const to = clockSeconds(draft.to);
  if (from === null || to === null) return 'wrongTime';
  const isToEnd = to >= Math.floor(seconds);
  const end = isToEnd ? seconds : to;
  if (to > Math.ceil(seconds) || end - from < 1) return 'wrongSpan';
  const chapters = [];
  for (const { time, title } of draft.chapters) {
    if (title.trim() === '') continue;
    const at = clockSeconds(time);
    if (at === null) return 'wrongTime';
    if (at < from || at >= end) return 'wrongSpan';
    chapters.push({ seconds: at, title: title.trim() });
  }
  return { trimFrom: from, trimTo: isToEnd ? null : to, chapters };
}
