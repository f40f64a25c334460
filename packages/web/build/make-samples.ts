/**
 * Writes the sample document and books of the gallery: `node packages/web/build/make-samples.ts`. The pattern in
 * `pattern.webm` and the tone in `tone.ogg` are ffmpeg's own test sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleBook, samplePdf } from './sample-files.ts';

const folder = join(import.meta.dirname, '../src/app/gallery/samples');

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'document.pdf'), samplePdf());
writeFileSync(join(folder, 'book.epub'), sampleBook({ isVertical: false }));
writeFileSync(join(folder, 'vertical-book.epub'), sampleBook({ isVertical: true }));
