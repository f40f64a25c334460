/** Smaller copies of a picture. A `square` is cut to the middle, the others keep their shape. */
export const pictureVariants = {
  thumb: { widthPx: 160, shape: 'whole' },
  cover: { widthPx: 640, shape: 'whole' },
  large: { widthPx: 1280, shape: 'whole' },
  'avatar-64': { widthPx: 64, shape: 'square' },
  'avatar-128': { widthPx: 128, shape: 'square' },
  'avatar-256': { widthPx: 256, shape: 'square' },
} as const satisfies Record<string, { readonly widthPx: number; readonly shape: 'whole' | 'square' }>;

export type PictureVariant = keyof typeof pictureVariants;
export type PictureShape = (typeof pictureVariants)[PictureVariant]['shape'];

const variantsOf = (shape: PictureShape): PictureVariant[] =>
  // The keys of a literal table.
  (Object.keys(pictureVariants) as PictureVariant[])
    .filter((variant) => pictureVariants[variant].shape === shape)
    .toSorted((a, b) => pictureVariants[a].widthPx - pictureVariants[b].widthPx);

export type Display = { readonly widthPx: number; readonly pixelRatio: number; readonly shape: PictureShape };

/** The smallest copy that is still sharp where it is shown; the largest one when none is. */
export function variantFor({ widthPx, pixelRatio, shape }: Display): PictureVariant {
  const fitting = variantsOf(shape);
  const sharp = fitting.find((variant) => pictureVariants[variant].widthPx >= widthPx * pixelRatio);
  return sharp ?? (shape === 'square' ? 'avatar-256' : 'large');
}

const storedPicture = /^\/files\/[\w-]+$/;

/** Where to fetch a picture for a display. Only our own stored files have copies; any other address stays as it is. */
export const pictureAddress = (src: string, display: Display): string =>
  storedPicture.test(src) ? `${src}/${variantFor(display)}` : src;
