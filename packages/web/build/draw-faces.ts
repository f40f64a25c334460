/**
 * Draws the portraits of the demo people into `public/faces/`. The table decides everything, so a second run writes
 * the same bytes: `node packages/web/build/draw-faces.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portraits } from './face-portraits.ts';

const folder = join(import.meta.dirname, '../public/faces');

mkdirSync(folder, { recursive: true });
for (const { file, svg } of portraits) writeFileSync(join(folder, file), svg);
