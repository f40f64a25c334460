import { MantineProvider } from '@mantine/core';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshClient } from '../../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../../lib/texts.ts';
import { StagesEditor } from './StagesEditor.tsx';
import { newItem, newStage, type StageDraft } from './subject-draft.ts';

const link = (title: string) =>
  newItem({ businessType: BusinessType.knowledge, businessId: null, url: 'https://a.example', title });

function Editor() {
  const [stages, setStages] = useState<readonly StageDraft[]>(() => [
    { ...newStage(), title: 'One', items: [link('a'), link('b')] },
    { ...newStage(), title: 'Two' },
  ]);
  return (
    <MantineProvider env="test">
      <StagesEditor subjectId="s1" stages={stages} problem={null} onChange={setStages} />
    </MantineProvider>
  );
}

beforeEach(async () => {
  await freshClient();
  await loadGroups('en', ['subjects', 'study']);
});
afterEach(cleanup);

const rowOf = (title: string): HTMLElement =>
  screen.getByDisplayValue(title).closest<HTMLElement>('[data-moved]') as HTMLElement;
const drag = (title: string, target: HTMLElement): void => {
  const dataTransfer = { effectAllowed: 'all', setData: () => undefined };
  fireEvent.dragStart(rowOf(title).querySelector('[draggable]') as HTMLElement, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
};
const titlesIn = (number: number): string[] =>
  [
    ...screen
      .getByRole('region', { name: textOf('subjects', 'subjects.form.stage', { number }) })
      .querySelectorAll('[data-moved]'),
  ].map((row) => row.querySelector('input')?.value ?? '');

test('[D-183] an item is dragged behind another one, and into a stage that has none', () => {
  render(<Editor />);
  drag('a', rowOf('b'));
  expect(titlesIn(1)).toEqual(['b', 'a']);
  screen.getByText(textOf('study', 'ordering.moved', { name: 'a' }));
  drag('b', screen.getByText(textOf('subjects', 'subjects.form.emptyStage')));
  expect([titlesIn(1), titlesIn(2)]).toEqual([['a'], ['b']]);
});

test('[D-183] something else that is dropped moves nothing', () => {
  render(<Editor />);
  fireEvent.drop(rowOf('a'), { dataTransfer: {} });
  expect(titlesIn(1)).toEqual(['a', 'b']);
});
