import { answerLimits, type ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../lib/language.ts';
import { initTexts, loadGroups } from '../../lib/texts.ts';
import { AnswerInput } from './AnswerInput.tsx';

const text = '?';
const items = ['a1', 'b2', 'c3'].map((id) => ({ id, text: id.toUpperCase() }));
const onChange = vi.fn();

function Answering({ question }: { question: TakerQuestion }) {
  const [answer, setAnswer] = useState<ExamAnswer | null>(null);
  const change = (next: ExamAnswer | null): void => {
    onChange(next);
    setAnswer(next);
  };
  return <AnswerInput question={question} answer={answer} onChange={change} />;
}
const ask = (question: TakerQuestion) =>
  render(
    <MantineProvider>
      <Answering question={question} />
    </MantineProvider>,
  );

beforeAll(async () => {
  // A field that grows with its text asks when a typeface arrives.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await initTexts();
  await loadGroups(currentLanguage(), ['exams']);
});
afterEach(cleanup);

test('[D-183] nobody writes more than the server takes', () => {
  const kinds = ['short', 'numeric', 'essay'] as const;
  for (const kind of kinds) {
    ask({ kind, text });
    expect(screen.getByRole('textbox')).toHaveProperty('maxLength', answerLimits[kind]);
    cleanup();
  }
  ask({ kind: 'blanks', text, blankIds: ['a1'] });
  expect(screen.getByRole('textbox')).toHaveProperty('maxLength', answerLimits.blank);
});

test('[D-183] an item is moved by key as far as it goes, and the focus stays with it', async () => {
  const user = userEvent.setup({ delay: null });
  // The same ids in two parts of a stem are two rows.
  const part = { weight: 1, question: { kind: 'ordering' as const, text, items } };
  ask({
    kind: 'stem',
    text,
    parts: [
      { id: 'p1', ...part },
      { id: 'p2', ...part },
    ],
  });
  const row = () => screen.getAllByText('C3')[1]?.closest('li');
  row()?.querySelector('button')?.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({
    kind: 'stem',
    parts: { p2: { kind: 'ordering', itemIds: ['c3', 'a1', 'b2'] } },
  });
  expect(row()?.contains(document.activeElement)).toBe(true);
  expect(screen.getAllByRole('status')[1]?.textContent).toContain('C3');
});

const pictured = items.map((item) => ({
  ...item,
  picture: { kind: 'picture' as const, path: `/files/${item.id}`, alt: `Bild ${item.id}`, width: 4, height: 3 },
}));

test('[D-183] pictures of pairs stand with their sides: a left one names its list, right ones stand above by letters', async () => {
  const user = userEvent.setup({ delay: null });
  ask({ kind: 'matching', text, left: pictured.slice(0, 2), right: pictured.slice(1) });
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'Bild b2',
    'Bild c3',
    'Bild a1',
    'Bild b2',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'A1 · Bild a1' }), 'B · C3');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'matching', pairs: { a1: 'c3' } });
});

test('[D-183] the picture of an item moves with it', async () => {
  const user = userEvent.setup({ delay: null });
  ask({ kind: 'ordering', text, items: pictured });
  const shown = () => screen.getAllByRole('img').map((one) => one.getAttribute('alt'));
  expect(shown()).toEqual(['Bild a1', 'Bild b2', 'Bild c3']);
  screen.getByText('C3').closest('li')?.querySelector('button')?.focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['Bild a1', 'Bild c3', 'Bild b2']);
});
