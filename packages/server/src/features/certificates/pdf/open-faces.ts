import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { FaceName } from './text-runs.ts';

const folder = join(import.meta.dirname, '../../../../fonts');
const unpack = promisify(brotliDecompress);

async function openFace(name: string): Promise<Font> {
  const face = create(await unpack(await readFile(join(folder, `${name}.ttf.br`))));
  if (!('layout' in face)) throw new Error(`${name} is a collection of fonts`);
  return face;
}

async function openAll(): Promise<Faces> {
  const [latin, han, arabic] = await Promise.all(['noto-sans', 'noto-sans-sc', 'amiri'].map(openFace));
  if (!latin || !han || !arabic) throw new Error('a font is missing');
  return { latin, han, arabic };
}

let opened: Promise<Faces> | null = null;

/** Unpacked when the first certificate is printed: half a second and about 70 MB, once. */
export function openFaces(): Promise<Faces> {
  opened ??= openAll();
  return opened;
}

export type Faces = Readonly<Record<FaceName, Font>>;
