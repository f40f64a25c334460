/**
 * Draws the preset pictures of people, organisations and groups into `public/avatars/`. The tables decide everything,
 * so a second run writes the same bytes: `node packages/web/build/draw-avatars.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { presetPictures } from './avatar-pictures.ts';

const folder = join(import.meta.dirname, '../public');

for (const { file, svg } of presetPictures) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), svg);
}
