import {
  bannerCropRules,
  coverCropRules,
  cropOutputPx,
  cropRefusalOf,
  cropRules,
  wideOutputPx,
} from '@shuyuan/contract/files/crop-rules';
import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import type { Translate } from '../../../lib/texts.ts';
import type { Area, Size } from './crop-geometry.ts';
import { cropRefusalText } from './crop-refusal-text.ts';

type Texts = { readonly errors: Translate<'errors'>; readonly pictures: Translate<'pictures'> };

const square = (px: number): Size => ({ width: px, height: px });
const { picture } = uploadRules;
const maxMb = picture.maxBytes / 1024 / 1024;

/** A photograph that goes out as one, by the rules of the pictures of courses. */
const wideShape = (rules: typeof coverCropRules | typeof bannerCropRules): Omit<CropShape, 'previews'> => ({
  box: rules.boxPx,
  recommended: rules.recommendedPx,
  endings: picture.endings,
  maxText: `${maxMb} MB`,
  outputType: rules.outputType,
  refusalOf: (file, { pictures }) => {
    const problem = uploadProblem(picture, file);
    if (problem === null) return null;
    return problem === 'upload.too-large' ? pictures('cover.tooLarge', { max: maxMb }) : pictures('cover.wrong');
  },
  outputOf: ({ width }) => wideOutputPx(rules, width),
});

export const cropShapes: Record<CropShapeName, CropShape> = {
  portrait: {
    box: square(cropRules.boxPx),
    recommended: square(cropRules.recommendedPx),
    endings: cropRules.endings,
    maxText: cropRules.maxText.replace('！', ''),
    outputType: cropRules.outputType,
    previews: [
      { name: 'round', size: square(88) },
      { name: 'square', size: square(88) },
    ],
    refusalOf: (file, { errors }) => {
      const refusal = cropRefusalOf(file);
      return refusal && cropRefusalText(refusal, errors);
    },
    outputOf: ({ width }, size) => square(cropOutputPx(width, Math.min(size.width, size.height))),
  },
  cover: { ...wideShape(coverCropRules), previews: [{ name: 'wide', size: { width: 128, height: 72 } }] },
  banner: { ...wideShape(bannerCropRules), previews: [{ name: 'wide', size: { width: 128, height: 40 } }] },
};

/** A face is a square; the picture of a room or a course is wide, that of a banner wider. */
export type CropShapeName = 'portrait' | 'cover' | 'banner';

export type CropShape = {
  /** The box on the screen, in CSS pixels. */
  readonly box: Size;
  readonly recommended: Size;
  readonly endings: readonly string[];
  readonly maxText: string;
  readonly outputType: string;
  readonly previews: readonly { readonly name: 'round' | 'square' | 'wide'; readonly size: Size }[];
  /** The reason a file is not taken, in words; null: it is. */
  readonly refusalOf: (file: File, texts: Texts) => string | null;
  /** The picture made of a part of a picture. */
  readonly outputOf: (area: Area, picture: Size) => Size;
};
