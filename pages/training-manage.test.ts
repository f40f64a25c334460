import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import type { Locator } from './locator.ts';
import { openPage, type Page } from './page.ts';
import { eventually } from './until.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();
const title = '精益改善工作坊';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const meetingOn = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: word('teaching.meeting', { number: String(number) }) });

/** From the centre to the form of a new class. */
async function makeClass(): Promise<Page> {
  const page = await openPage(world, 'shenruoxi', 'center/my/class');
  await page.getByRole('link', { name: word('classes.box.manage'), exact: true }).click();
  await press(page, word('teaching.create'));
  const dialog = page.getByRole('dialog');
  await press(dialog, word('teaching.create.submit'));
  await dialog.getByText(word('teaching.name.wrong', { max: '100' })).waitFor();
  await dialog.getByLabel(word('teaching.name')).fill(title);
  await press(dialog, word('teaching.create.submit'));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return page;
}

async function addMeeting(page: Page, number: number, day: string): Promise<void> {
  await press(page, word('teaching.meeting.add'));
  const meeting = meetingOn(page, number);
  await meeting.getByLabel(word('teaching.meeting.start')).fill(`${day}T09:00`);
  await meeting.getByLabel(word('teaching.meeting.end')).fill(`${day}T12:00`);
}

async function publish(page: Page): Promise<void> {
  await press(page, word('teaching.publish'));
  await press(page.getByRole('dialog'), word('teaching.publish'));
  await page.getByText(word('teaching.published')).waitFor();
}

async function addPerson(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel(word('teaching.add.person')).fill(name);
  await dialog.getByRole('button', { name }).first().click();
  await dialog.getByRole('button', { name: word('teaching.person.remove', { name }) }).waitFor();
}

test('[D-183] a class is made, its meetings stand in order in its zone, it is published, run, cancelled and put away', async () => {
  const page = await makeClass();
  await page.getByText(word('teaching.problem.no-meetings')).waitFor();
  await page.getByLabel(word('teaching.zone')).selectOption('Europe/Paris');
  await addMeeting(page, 1, '2030-05-07');
  await page.getByText(word('teaching.problem.no-location', { number: '1' })).waitFor();
  await meetingOn(page, 1).getByLabel(word('teaching.meeting.location')).fill('求是厅');
  await addMeeting(page, 2, '2030-05-06');
  await page.getByText(word('teaching.problems.none')).waitFor();
  await page.getByLabel(word('teaching.seats'), { exact: true }).fill('1');
  await press(page, word('teaching.save'));
  await page.getByText(word('teaching.saved'), { exact: true }).waitFor();
  await page.reload();
  const start = meetingOn(page, 1).getByLabel(word('teaching.meeting.start'));
  await start.waitFor();
  expect(await start.inputValue()).toBe('2030-05-06T09:00');
  const stored = await world.rows('select starts_at from class_meeting order by starts_at limit 1');
  expect(stored).toEqual([{ starts_at: '2030-05-06T07:00:00.000Z' }]);

  await publish(page);
  await page.getByRole('link', { name: word('teaching.tab.people'), exact: true }).click();
  await press(page, word('teaching.add'));
  const dialog = page.getByRole('dialog');
  for (const name of ['林知远', '方启明']) await addPerson(dialog, name);
  await press(dialog, word('teaching.add'));
  await page.getByText(word('teaching.add.done', { enrolled: '1', waiting: '1' })).waitFor();
  const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  await row('方启明')
    .getByText(word('teaching.people.position', { position: '1' }))
    .waitFor();
  await row('林知远')
    .getByRole('button', { name: word('teaching.person.remove', { name: '林知远' }) })
    .click();
  await press(dialog, word('teaching.remove'));
  await dialog.getByText(word('teaching.reason.wrong', { max: '200' })).waitFor();
  await dialog.getByLabel(word('teaching.reason')).fill('改派其他任务');
  await press(dialog, word('teaching.remove'));
  await page.getByText(word('teaching.remove.promoted')).waitFor();
  await row('方启明').getByText(word('teaching.people.state.enrolled')).waitFor();
  await row('林知远').getByText('改派其他任务').waitFor();

  await page.getByRole('link', { name: word('teaching.tab.edit'), exact: true }).click();
  await press(page, word('teaching.cancel'));
  await dialog.getByLabel(word('teaching.reason')).fill('讲师生病');
  await press(dialog, word('teaching.cancel'));
  await page.getByText(word('teaching.locked')).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await press(page, word('teaching.archive'));
  await press(dialog, word('teaching.archive'));
  await page.getByText(word('teaching.archive.done')).waitFor();
  await eventually('the list is open', () => page.address().includes('center/my/class?view=manage'));
  await page.goto('center/my/class?view=manage&state=archived');
  await page.getByRole('link', { name: title }).waitFor();
  const states = await world.rows('select state, cancel_reason from training_class where title = $1', [title]);
  expect(states).toEqual([{ state: 'archived', cancel_reason: '讲师生病' }]);
});
