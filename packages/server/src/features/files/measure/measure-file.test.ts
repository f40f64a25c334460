import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { epubOf, pdfOf } from '../../../world/draw-documents.ts';
import { wavOf } from '../../../world/draw-media.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import { measureFile } from './measure-file.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const page = (title: string) => ({ title, lines: ['一行'] });
const chapter = (title: string) => ({ title, paragraphs: ['一段'] });

async function measured(name: string, ending: 'pdf' | 'epub' | 'wav' | 'png', bytes: Buffer) {
  const author = await personAt(world.installation.system, 'shenruoxi', 0);
  const id = await bringFile(author, { name, ending, bytes });
  return measureFile(author, { id, tenantId: author.actor.tenantId });
}

test('[STUDY-01] the server reads from the bytes how long material is', async () => {
  expect(await measured('铃.wav', 'wav', wavOf([440, 440, 440]))).toEqual({ seconds: 1.5, pages: null });
  const pdf = pdfOf([page('一'), page('二'), page('三')]);
  expect(await measured('手册.pdf', 'pdf', pdf)).toEqual({ seconds: null, pages: 3 });
  const book = epubOf('书', [chapter('一'), chapter('二')]);
  expect(await measured('书.epub', 'epub', book)).toEqual({ seconds: null, pages: 2 });
  expect(await measured('坏.pdf', 'pdf', Buffer.from('%PDF-1.7 nothing'))).toEqual({ seconds: null, pages: null });
});

test('[STUDY-01] pages are counted also where the objects of a document are packed, and an outline is not taken for them', () => {
  const objects = '1 0 2 40 << /Type /Pages /Resources << /Font << >> >> /Kids [3 0 R] /Count 7 >> << /Count 99 >>';
  const packed = deflateSync(Buffer.from(objects));
  const head = Buffer.from(`%PDF-1.7\n5 0 obj << /Type /ObjStm /Length ${packed.length} >>\nstream\n`);
  expect(countPdfPages(Buffer.concat([head, packed, Buffer.from('\nendstream')]))).toBe(7);
});
