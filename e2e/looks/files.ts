import type { WordKey } from '../words.ts';
import type { LookGroup, LookStage } from './look-table.ts';
import { visitor } from './look-table.ts';

const zip = { mimeType: 'application/zip', buffer: Buffer.from('504b0506000000000000000000000000000000000000', 'hex') };

const viewers = [
  ['pdf', 'pdf.region'],
  ['book', 'book.region'],
  ['video', 'player.video'],
  ['audio', 'player.audio'],
  ['picture', 'preview.picture'],
] as const satisfies readonly (readonly [string, WordKey])[];

const own: LookGroup = {
  title: "looks: one's own files",
  features: ['files'],
  looks: [
    {
      name: 'files',
      as: 'linzhiyuan',
      at: 'center/my/files',
      open: async ({ page, word }) => {
        await page.getByRole('list', { name: word('files.list') }).waitFor();
        // One that never arrives and one that is refused.
        await page.route(/\/human\/(file\/cloud|sharding-file)\/upload$/, () => undefined);
        await page.locator('input[type=file]').setInputFiles([
          { ...zip, name: '季度资料.zip' },
          { ...zip, name: 'a,b.zip' },
          { ...zip, name: '附件二.zip' },
        ]);
        await page.getByRole('progressbar', { name: word('upload.overall') }).waitFor();
      },
    },
    {
      name: 'file',
      open: async ({ page, word }) => {
        await page.getByRole('link', { name: '换班铃.wav' }).click();
        await page.getByRole('region', { name: word('player.audio', { name: '换班铃.wav' }) }).waitFor();
      },
    },
  ],
};

const inGallery: LookGroup = {
  title: 'looks: viewers of files',
  features: ['files'],
  looks: viewers.map(([which, key]) => ({
    name: `viewer-${which}`,
    as: visitor,
    at: `dev/gallery?viewer=${which}`,
    // The gallery around it has a row of its own.
    part: 'section[data-look]',
    isLoading: true,
    open: async ({ page, word }: LookStage) => {
      const name = word(key, { name: word('gallery.viewer.sample') });
      const viewer = page.getByRole('region', { name, exact: true });
      // While it loads it has no button.
      await viewer.getByRole('button').first().scrollIntoViewIfNeeded();
      await viewer.evaluate((section) => section.setAttribute('data-look', ''));
    },
  })),
};

export const files: readonly LookGroup[] = [own, inGallery];
