import { addDays, mondayOf } from '../../packages/contract/src/kernel/calendar/add-days.ts';
import { pngOf } from '../../packages/server/src/world/draw-media.ts';
import { nothingLoads } from '../waiting.ts';
import { heading, type LookGroup } from './look-table.ts';

/** Wednesday of next week, whenever it is looked at. */
const wednesday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 9);

/** A photograph that is too high for its frame. */
const photograph = {
  name: '求是厅.png',
  mimeType: 'image/png',
  buffer: pngOf(900, 900, [{ at: [0, 300, 900, 300], color: [47, 111, 94] }]),
};

export const classrooms: readonly LookGroup[] = [
  {
    title: '[ROUTE-46] looks: rooms',
    features: ['classrooms'],
    looks: [
      {
        name: 'rooms-week',
        as: 'linzhiyuan',
        at: 'classroom-book',
        open: async ({ page, word }) => {
          await heading(page, word('classrooms.title'));
          await page.getByRole('heading', { name: '求是厅' }).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'rooms-book',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('classrooms.week.next') }).click();
          await page.getByRole('button', { name: word('classrooms.week.this') }).waitFor();
          await nothingLoads(page);
          const panel = page.getByRole('region', { name: '求是厅', exact: true });
          await panel.getByRole('button').first().click();
          await page.getByRole('dialog').getByLabel(word('classrooms.book.title')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'rooms-find',
        at: `classroom-book?view=find&day=${wednesday}&seats=12&minutes=120&part=afternoon`,
        open: async ({ page, word }) => {
          await page.getByLabel(word('classrooms.find.length')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'rooms-mine',
        at: 'classroom-book?view=mine&when=past',
        open: ({ page, word }) => page.getByText(word('classrooms.mine.past')).waitFor(),
      },
      {
        name: 'rooms-waiting',
        as: 'guhuaiqian',
        at: 'classroom-book?view=waiting',
        open: ({ page }) => page.getByText('新机型换型演练', { exact: true }).waitFor(),
      },
      {
        name: 'rooms-refuse',
        open: async ({ page, word }) => {
          const name = word('classrooms.refuse.named', { title: '新机型换型演练' });
          await page.getByRole('button', { name }).click();
          await page.getByRole('dialog').getByLabel(word('classrooms.refuse.reason')).waitFor();
        },
      },
      {
        name: 'rooms-manage',
        as: 'luchengze',
        at: 'classroom-book?view=rooms',
        open: ({ page }) => page.getByText('匠心实训室', { exact: true }).waitFor(),
      },
      {
        name: 'rooms-form',
        open: async ({ page, word }) => {
          const name = word('classrooms.rooms.edit.named', { name: '求是厅' });
          await page.getByRole('button', { name }).click();
          await page.getByRole('dialog').getByLabel(word('classrooms.form.place')).waitFor();
          await nothingLoads(page);
        },
      },
      {
        name: 'rooms-picture',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('cover.change'), exact: true }).click();
          const dialog = page.getByRole('dialog', { name: word('crop.title') });
          await dialog.locator('input[type=file]').setInputFiles(photograph);
          await dialog.getByRole('application', { name: word('crop.area') }).waitFor();
          await dialog.getByRole('button', { name: word('crop.use'), exact: true }).waitFor();
        },
      },
    ],
  },
];
