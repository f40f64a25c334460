import { expect, test } from 'vitest';
import { filteredTemplates, type Template } from './templates.ts';

const template = (code: string, more: Partial<Template>): Template => ({
  code,
  language: 'en',
  area: 'mail',
  placeholders: [],
  text: '',
  defaultText: '',
  isOwn: false,
  revision: 0,
  updatedAt: null,
  updatedBy: null,
  ...more,
});

test('[SITE-08] texts are found by what they belong to, by their words and by being worded anew', () => {
  const items = [
    template('notices.mail.hello', { text: 'Dear {{name}},', defaultText: 'Hello {{name}},', isOwn: true }),
    template('notice.reward.received', { area: 'reward', text: 'A tip' }),
  ];
  const codes = (filter: Partial<Parameters<typeof filteredTemplates>[1]>) =>
    filteredTemplates(items, { area: undefined, only: undefined, q: '', ...filter }).map(({ code }) => code);
  expect(codes({})).toHaveLength(2);
  expect(codes({ area: 'reward' })).toEqual(['notice.reward.received']);
  expect(codes({ only: 'own' })).toEqual(['notices.mail.hello']);
  expect(codes({ q: 'HELLO ' })).toEqual(['notices.mail.hello']);
  expect(codes({ q: 'reward.' })).toEqual(['notice.reward.received']);
});
