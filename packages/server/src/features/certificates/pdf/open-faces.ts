import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { openOnce } from './open-once.ts';
import type { FaceName } from './text-runs.ts';

const folder = join(import.meta.dirname, '../../../../fonts');
const unpack = promisify(brotliDecompress);

type GlyphCache = { readonly _glyphs: Record<number, unknown> };

/**
 * The library keeps each sign with the letters it was first asked for, and asks for parts of other signs without any: a
 * shadda that came so has no letter in any file from then on, and is copied as rubbish.
 */
function withEveryLetter(face: Font): Font {
  const getGlyph = face.getGlyph.bind(face);
  // The cache is the library's own affair and in no type.
  const { _glyphs: cache } = face as unknown as GlyphCache;
  face.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.length === 0 || glyph.codePoints.length > 0) return glyph;
    cache[id] = undefined;
    return getGlyph(id, letters);
  };
  return face;
}

async function openFace(name: string): Promise<Font> {
  const face = create(await unpack(await readFile(join(folder, `${name}.ttf.br`))));
  if (!('layout' in face)) throw new Error(`${name} is a collection of fonts`);
  return withEveryLetter(face);
}

async function openAll(): Promise<Faces> {
  const [latin, han, arabic] = await Promise.all(['noto-sans', 'noto-sans-sc', 'amiri'].map(openFace));
  if (!latin || !han || !arabic) throw new Error('a font is missing');
  return { latin, han, arabic };
}

/** Unpacked when the first certificate is printed: half a second and about 70 MB, once. */
export const openFaces = openOnce(openAll);

export type Faces = Readonly<Record<FaceName, Font>>;
