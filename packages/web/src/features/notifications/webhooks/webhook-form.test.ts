import { expect, test } from 'vitest';
import { draftOf, fieldsOf, problemsOf, type Webhook } from './webhook-form.ts';

const stored: Webhook = {
  id: 'w1',
  name: 'Group',
  style: 'generic',
  url: 'https://hooks.example/…',
  kinds: ['system'],
  language: 'en',
  isOn: true,
  hasSecret: true,
  last: null,
};

test('an empty form says everything that is missing', () => {
  expect(problemsOf(draftOf(null, 'cn'), null)).toEqual({ name: true, url: true, kinds: true });
  expect(problemsOf({ ...draftOf(null, 'cn'), style: 'generic' }, null)).toHaveProperty('secret');
});

test('what is stored need not be typed again', () => {
  expect(problemsOf(draftOf(stored, 'cn'), stored)).toEqual({});
  expect(fieldsOf(draftOf(stored, 'cn'))).toEqual({
    name: 'Group',
    style: 'generic',
    kinds: ['system'],
    language: 'en',
    isOn: true,
  });
});

test('a secret is sent only to a style that takes one', () => {
  const draft = { ...draftOf(stored, 'cn'), secret: 's', url: 'https://a.example/' };
  expect(fieldsOf(draft)).toMatchObject({ secret: 's', url: 'https://a.example/' });
  expect(fieldsOf({ ...draft, style: 'wecom' })).not.toHaveProperty('secret');
});

test('a new address asks for its secret again: the one of the old address is not sent there', () => {
  const moved = { ...draftOf(stored, 'cn'), url: 'https://b.example/' };
  expect(problemsOf(moved, stored)).toEqual({ secret: true });
  expect(problemsOf({ ...moved, secret: 's' }, stored)).toEqual({});
  const robot = { ...stored, style: 'dingtalk' as const };
  expect(problemsOf({ ...moved, style: 'dingtalk' }, robot)).toEqual({});
  expect(fieldsOf({ ...moved, style: 'dingtalk' })).toMatchObject({ url: 'https://b.example/', secret: '' });
});

test('an address must be a whole one', () => {
  for (const url of ['hooks.example', 'ftp://hooks.example', 'https://']) {
    expect(problemsOf({ ...draftOf(stored, 'cn'), url, secret: 's' }, stored)).toEqual({ url: true });
  }
});
