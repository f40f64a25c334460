import { expect, test } from 'vitest';
import { CannotClean } from './cannot-clean.ts';
import { heldBytes, withPatches } from './patch.ts';
import { notesOfPdf } from './pdf-notes.ts';

const clean = async (text: string): Promise<string> => {
  const bytes = Buffer.from(text, 'latin1');
  return (await withPatches(bytes, await notesOfPdf(heldBytes(bytes)))).toString('latin1');
};

test('[D-168] every packet of XMP becomes blank, and what stands between them stays', async () => {
  const packet = (words: string) => `<?xpacket begin="" id="x"?>${words}<?xpacket end="w"?>`;
  const read = await clean(`%PDF ${packet('one')} stays ${packet('two <?xpacket three')} stays too`);
  expect(read).toBe(`%PDF ${packet('   ')} stays ${packet(' '.repeat('two <?xpacket three'.length))} stays too`);
  expect(await clean('<?xpacket begin="never ended"?> stays')).toBe('<?xpacket begin="never ended"?> stays');
});

test('[D-168] a packet that reaches over several blocks becomes blank, too', async () => {
  const words = 'secret '.repeat(300_000);
  const before = ' '.repeat(1024 * 1024 - 30);
  expect(await clean(`${before}<?xpacket begin=""?>${words}<?xpacket end="w"?>`)).not.toContain('secret');
});

test.for(['<?xpacket begin', '<?xpacket begin?>', '/Author', '/Author(', '/Author<', '\u00ff\u00e1'])(
  'megabytes of nothing but %s is read in its time: whoever sends it must not stop the others',
  async (piece) => {
    // Read once for each piece it would take an hour.
    const text = piece.repeat((8 * 1024 * 1024) / piece.length);
    expect(await clean(text)).toBe(text);
  },
);

test.for([
  ['strings', '/Author(a)'.repeat(10_001)],
  ['long packets', `<?xpacket begin?>${' '.repeat(13_500_000)}<?xpacket end?>`.repeat(5)],
] as const)('a document with more %s than any program writes is not held in memory', async ([, text]) => {
  await expect(clean(text)).rejects.toThrow(CannotClean);
});
