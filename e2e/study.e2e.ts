import type { Page } from 'playwright-core';
import { journey, type Product } from './journey.ts';
import { pauseFilm as pause, playFilm as play, secondOfFilm as second } from './play-film.ts';
import { eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

export const product: Product = { night: ['study', 'files'] };

const word = wordsOf('cn');
/** Told by the world: a film of a minute, sections in order, and a learner who has seen the first half of it. */
const course = '车间安全入门';
const [film, handbook] = ['进车间的第一天', '车间安全手册'];
const learner = 'wenjiahe';

const band = (page: Page) => page.getByRole('region', { name: word('study.count.title') });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Seconds the page says the server has counted. */
async function counted(page: Page): Promise<number> {
  const found = /(\d+):(\d\d) \/ 1:00/.exec((await band(page).textContent()) ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : -1;
}

journey(
  '[D-178] [D-173] a film is counted by the server as it plays; another machine goes on at that second and takes over; seen to its end, it opens the next section',
  async ({ as }) => {
    const page = await as(learner, 'study-v');
    await page
      .getByRole('region', { name: word('study.home.newest') })
      .getByRole('link', { name: course })
      .click();
    await heading(page, course);
    await press(page, word('study.course.continue'));
    await heading(page, film);
    await page.getByText(word('study.player.nextLocked', { title: handbook, first: film })).waitFor();
    await eventually('half of it is counted', async () => (await counted(page)) === 30);
    // In order: nobody leaps ahead of what they have seen.
    await page.getByText(word('study.player.inOrder')).waitFor();
    await eventually('the film is where one left it', async () => (await second(page)) >= 30);
    await page.getByRole('region', { name: new RegExp(`^${word('player.video', { name: '' })}`) }).press('End');
    await page.getByText(word('study.player.broughtBack', { time: '0:30' })).waitFor();
    await eventually('it is back where it was seen to', async () => (await second(page)) <= 31);
    await play(page);
    await eventually('it plays on from there', async () => (await second(page)) > 36);
    await pause(page);
    await eventually('the server has counted it', async () => (await counted(page)) >= 35);
    await band(page).getByRole('button', { name: /–1:00/ }).waitFor();

    const other = await as(learner, 'study-v');
    await other
      .getByRole('region', { name: word('study.home.continue') })
      .getByRole('link', { name: course })
      .click();
    await heading(other, film);
    await eventually('the film is where the other machine left it', async () => (await second(other)) >= 35);
    await play(page);
    await eventually('it plays on', async () => (await second(page)) > 38);
    await pause(page);
    await page.getByRole('alert').getByText(word('study.player.takenOver')).waitFor();

    await play(other);
    await band(other).getByText(word('study.section.done')).waitFor({ timeout: 60_000 });
    await press(other, word('study.player.next'));
    await heading(other, handbook);
  },
);
