/** As much as a card or a poster has room for. */
export const introductionMax = 200;

/** The beginning of what something says of itself, in one line; characters stay whole. */
export function introductionOf(text: string): string {
  const line = [...text.replaceAll(/\s+/gu, ' ').trim()];
  return line.length <= introductionMax ? line.join('') : `${line.slice(0, introductionMax - 1).join('')}…`;
}
