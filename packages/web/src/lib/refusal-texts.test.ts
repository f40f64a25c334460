import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { languages } from '@shuyuan/contract/kernel/languages';
import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { beforeEach, expect, test } from 'vitest';
import { texts as enRefusals } from '@shuyuan/i18n/packs/en/refusals';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { currentLanguage } from './language.ts';
import { i18n } from './text-packs.ts';
import { fakeServer, refused } from './test-transport.ts';
import { initTexts, loadGroups, showLanguage, textOf, textOfNumber, textOfRefusal } from './texts.ts';

const numbers = Object.values(errorTable).flatMap(({ number }) => number ?? []);
const rawText = (number: number): string =>
  i18n.t(`lang.${number}`, { ns: ['errors', 'refusals'], skipInterpolation: true });
const gapped = () => numbers.filter((number) => rawText(number).includes('{{'));
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

beforeEach(async () => {
  await initTexts();
  await loadGroups(currentLanguage(), ['refusals']);
});

test.for([...languages])(
  '[ERR-10] a text whose values nobody knows is a whole sentence without them in %s',
  async (language) => {
    await showLanguage(language);
    expect(gapped().length).toBeGreaterThan(15);
    for (const number of gapped()) {
      const empty = Object.fromEntries(namesIn(rawText(number)).map((name) => [name, '']));
      for (const text of [textOfNumber(number), textOfNumber(number, empty)]) {
        expect(text).toBeTruthy();
        expect(text).not.toContain('{{');
      }
    }
  },
);

test.for([...languages])('[ERR-10] a text with its values says them in %s', async (language) => {
  await showLanguage(language);
  for (const number of gapped()) {
    const values = Object.fromEntries(namesIn(rawText(number)).map((name) => [name, `<${name}>`]));
    for (const name of Object.keys(values)) expect(textOfNumber(number, values)).toContain(`<${name}>`);
  }
});

test('[APPROVAL-02] who to turn to is named where the answer names somebody, and never as a gap', async () => {
  await showLanguage('en');
  const { number } = errorTable['approval.no-template'];
  const wordsFor = (details: object) => textOfRefusal(new ApiError({ status: 422, number, details: { ...details } }));
  expect(wordsFor({ administrator: 'Gu' })).toContain('Gu');
  for (const details of [{}, { administrator: '' }, { administrator: null }]) {
    expect(wordsFor(details)).toBe(i18n.t(`plain.${number}`, { ns: 'errors' }));
  }
});

test('[ERR-05] the words of a list stand in the text of its refusal; a refusal without a number has none', async () => {
  await showLanguage('en');
  const { number } = errorTable['sensitive.found'];
  const refusal = new ApiError({ status: 422, number, details: { words: ['one', 'two'] } });
  expect(textOfRefusal(refusal)).toContain('one, two');
  expect(textOfRefusal(new ApiError({ status: 500 }))).toBeNull();
});

test('a gap a caller forgot is left out, not shown raw', async () => {
  await showLanguage('en');
  await loadGroups('en', ['common']);
  expect(textOf('common', 'frame.account')).not.toContain('{{');
});

test('[ERR-10] a refusal on a page outside the features brings its text before it is thrown', async () => {
  await showLanguage('en');
  i18n.removeResourceBundle('en', 'refusals');
  const { number } = errorTable['course.scored'];
  expect(textOfNumber(number)).toBeNull();
  const server = fakeServer();
  server.answer(readConfigs, refused(422, number));
  const error: unknown = await call(readConfigs, { keys: ['x'] }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(textOfNumber(number)).toBe(enRefusals['lang.33113']);
});
