import { expect, test } from 'vitest';
import { wordsOf } from '../e2e/words.ts';
import { openAsVisitor, openPage } from './page.ts';
import { pageWorld } from './world.ts';

const word = wordsOf('cn');
const world = pageWorld();

test('[D-187] a visitor finds no form until an address is set, writes, and an administrator answers', async () => {
  const page = await openPage(world, 'luchengze', 'admin/settings');
  const setting = page.getByRole('region', { name: word('admin.settings.CONTACT_ADDRESS.title'), exact: true });
  const field = setting.getByRole('textbox');
  await field.fill('nowhere');
  await setting.getByText(word('admin.settings.problem.not-an-address')).waitFor();
  await field.fill('join@qinghe.example');
  await setting.getByRole('button', { name: word('admin.settings.save'), exact: true }).click();
  await setting.getByText(word('admin.settings.state.own')).waitFor();

  const visitor = await openAsVisitor(world, 'partner/Join-Us');
  await visitor.getByRole('button', { name: word('site.contact.send') }).click();
  await visitor.getByText(word('site.contact.address.wrong')).waitFor();
  await visitor.getByRole('textbox', { name: new RegExp(word('site.contact.name')) }).fill('周工');
  await visitor.getByRole('textbox', { name: new RegExp(word('site.contact.address')) }).fill('zhou@supplier.example');
  await visitor.getByRole('textbox', { name: new RegExp(word('site.contact.message')) }).fill('想了解合作');
  await visitor.getByRole('button', { name: word('site.contact.send') }).click();
  await visitor.getByText(word('site.contact.sent')).waitFor();

  const desk = await openPage(world, 'luchengze', 'admin/contact');
  await desk.getByText('想了解合作').waitFor();
  await desk.getByRole('button', { name: word('contact.answer.named', { name: '周工' }) }).click();
  await desk.getByText(word('contact.state.answered')).waitFor();
  await desk.getByRole('button', { name: word('contact.tab.new'), exact: true }).click();
  await desk.getByText(word('contact.empty')).waitFor();
  expect(await world.rows('select state from contact_letter')).toEqual([{ state: 'answered' }]);
});
