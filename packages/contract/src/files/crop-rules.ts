import { endingOf } from './file-kinds.ts';

/** What may be cropped. `maxBytes` exactly is still allowed (D-169). */
export const cropRules = {
  maxBytes: 3_145_728,
  /** As the messages end (IMAGE-02), in every language. */
  maxText: '3M！',
  endings: ['jpg', 'jpeg', 'png'],
  mediaTypes: ['image/jpeg', 'image/png'],
  outputType: 'image/png',
  /** IMAGE-04: the side of the crop box on the screen, in CSS pixels. */
  boxPx: 200,
  /** C-28: the source one is advised to bring, and the least that comes out of a source that has it. */
  recommendedPx: 300,
  /** A png of a photograph weighs about a byte per pixel: beyond this the upload grows and no display shows more. */
  maxOutputPx: 512,
} as const;

export type CropRefusal = 'wrong-type' | 'too-large';

/**
 * IMAGE-02, IMAGE-03. The type is judged first: its message names the size as well (C-27), so one message serves a file
 * that breaks both rules. A browser that does not know the type leaves it empty.
 */
export function cropRefusalOf(file: { name: string; type: string; size: number }): CropRefusal | null {
  const ending = endingOf(file.name);
  const endings: readonly (string | null)[] = cropRules.endings;
  const mediaTypes: readonly string[] = cropRules.mediaTypes;
  if (!endings.includes(ending) || !(file.type === '' || mediaTypes.includes(file.type))) return 'wrong-type';
  return file.size > cropRules.maxBytes ? 'too-large' : null;
}

/** C-28: the side of the png, from the side of the chosen square and the shorter side of its source, in source pixels. */
export function cropOutputPx(chosenPx: number, sourcePx: number): number {
  const least = sourcePx >= cropRules.recommendedPx ? cropRules.recommendedPx : 1;
  return Math.min(cropRules.maxOutputPx, Math.max(least, Math.round(chosenPx)));
}

/** A cover is wide; what comes out of a photograph is one again, which weighs a tenth of a png. */
export const coverCropRules = {
  boxPx: { width: 256, height: 144 },
  recommendedPx: { width: 1280, height: 720 },
  /** No page shows a cover wider. */
  maxOutputPx: 1280,
  outputType: 'image/jpeg',
} as const;

/** The picture of a banner goes across the page. */
export const bannerCropRules = {
  boxPx: { width: 256, height: 80 },
  recommendedPx: { width: 1600, height: 500 },
  /** The content of a page is 1200 wide; a dense display shows a little more. */
  maxOutputPx: 1920,
  outputType: 'image/jpeg',
} as const;

type WideCropRules = typeof coverCropRules | typeof bannerCropRules;

/** The size of the wide picture that comes out, from the width of what was chosen in source pixels; nothing is blown up. */
export function wideOutputPx(
  { boxPx, maxOutputPx }: WideCropRules,
  chosenPx: number,
): { readonly width: number; readonly height: number } {
  const width = Math.min(maxOutputPx, Math.max(1, Math.round(chosenPx)));
  return { width, height: Math.max(1, Math.round((width * boxPx.height) / boxPx.width)) };
}
