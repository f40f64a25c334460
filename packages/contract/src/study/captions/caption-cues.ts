import { hourSeconds } from '../../kernel/time-units.ts';

/** One thing said, from a second to before another. */
export type CaptionCue = { readonly from: number; readonly to: number; readonly text: string };

/** Nobody speaks in more pieces than these in the longest film we take. */
export const captionLimits = { characters: 500_000, cues: 6_000, cueText: 1_000 } as const;

const clock = String.raw`(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${clock}\s+-->\s+${clock}(?:\s.*)?$`);
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
};

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (string | undefined)[]) =>
  Number(hours) * hourSeconds + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;

/** Words without the marks of voices, colours and places: the player has looks of its own. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/** A cue of one block; null where the block is none, undefined where it is broken. */
function cueOf(block: string): CaptionCue | null | undefined {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at === -1) return null;
  const parts = timing.exec(lines[at] ?? '')?.slice(1);
  if (!parts) return undefined;
  const [from, to] = [secondsOf(parts.slice(0, 4)), secondsOf(parts.slice(4))];
  const text = plainText(lines.slice(at + 1));
  if (text === '') return null;
  return to > from && text.length <= captionLimits.cueText ? { from, to, text } : undefined;
}

/** WebVTT or SRT as cues in their order; undefined where it is neither, has nothing to say or too much. */
export function parseCaptions(source: string): readonly CaptionCue[] | undefined {
  if (source.length > captionLimits.characters) return undefined;
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((block) => !/^\s*(?:NOTE|STYLE|REGION)\b/.test(block));
  const cues: CaptionCue[] = [];
  for (const block of blocks) {
    const cue = cueOf(block);
    if (cue === undefined) return undefined;
    if (cue) cues.push(cue);
  }
  if (cues.length === 0 || cues.length > captionLimits.cues) return undefined;
  return cues.toSorted((one, other) => one.from - other.from);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const thousandths = String(Math.min(999, Math.round((seconds - whole) * 1_000))).padStart(3, '0');
  const [hours, minutes] = [Math.floor(whole / hourSeconds), Math.floor((whole % hourSeconds) / 60)];
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(whole % 60)}.${thousandths}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n{2,}/g, '\n');

/** Cues as a file players read. */
export const toVtt = (cues: readonly CaptionCue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${clockOf(from)} --> ${clockOf(to)}\n${escaped(text)}`)].join('\n\n');
