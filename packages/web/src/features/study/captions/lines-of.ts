import type { CaptionCue } from '@shuyuan/contract/study/captions/caption-cues';

type TranscriptLine = { readonly id: string; readonly seconds: number; readonly text: string };

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A transcript as lines; with words to look for only those that have all of them. */
export function linesOf(cues: readonly CaptionCue[], search: string): TranscriptLine[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return cues.flatMap(({ from, text }, index) => {
    const line = folded(text);
    return words.every((word) => line.includes(word)) ? [{ id: String(index), seconds: from, text }] : [];
  });
}
