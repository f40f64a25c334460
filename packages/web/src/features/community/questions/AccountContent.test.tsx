import { listAccountQuestions, listManagedQuestions } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { textOf } from '../../../lib/texts.ts';
import { card, openContent } from './test-content.tsx';

test('[TEAM-18] its people see what waits, with what they may do and the way to publish', async () => {
  const server = await openContent(2, { state: 'pending', search: 'place' });
  const rights = { mayEdit: true, mayClose: false, mayActivate: false, mayRemove: false };
  server.answer(listManagedQuestions, ({ query }) => {
    expect(Object.fromEntries(query)).toMatchObject({ id: 'a1', state: 'pending', search: 'place' });
    return ok({ items: [{ ...card, rights }], recordCount: 1 });
  });
  expect(await screen.findByRole('link', { name: card.title })).toBeTruthy();
  const menu = textOf('share', 'community.question.manage', { title: card.title });
  expect(screen.getByRole('button', { name: menu })).toBeTruthy();
  expect(screen.getByText(textOf('share', 'community.question.leftPerson'))).toBeTruthy();
  const publish = screen.getByRole('link', { name: textOf('share', 'community.question.publish') });
  expect(publish.getAttribute('href')).toContain('?account=a1');
});

test('[TEAM-20] everybody else sees what is published, by kind, and nothing to manage', async () => {
  const server = await openContent(null, { kind: 'article' });
  server.answer(listAccountQuestions, ({ query }) => {
    expect(query.get('kind')).toBe(String(QuestionKind.article));
    return ok({ items: [{ ...card, state: 'active' }], recordCount: 1 });
  });
  expect(await screen.findByRole('link', { name: card.title })).toBeTruthy();
  expect(server.countOf(listManagedQuestions)).toBe(0);
  expect(screen.queryByRole('button', { name: /One place/ })).toBeNull();
});
