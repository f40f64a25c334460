import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announceVisit, beginVisit } from '../lib/page-visits.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { renderUi } from './test-render.tsx';

const texts = { submitLabel: 'save', cancelLabel: 'cancel', closeLabel: 'close' };
const leaveTexts = { title: 'Leave?', text: 'Not saved yet.', leave: 'leave', stay: 'stay' };

/** Every part that is a dialog, open, and what it calls when it is closed. */
const kinds = {
  Dialog: (onClose: () => void) => (
    <Dialog isOpen title="a dialog" closeLabel="close" onClose={onClose}>
      <p>text</p>
    </Dialog>
  ),
  AlertDialog: (onClose: () => void) => (
    <AlertDialog isOpen title="an alert" text="text" okLabel="ok" onClose={onClose} />
  ),
  ConfirmDialog: (onClose: () => void) => (
    <ConfirmDialog
      isOpen
      title="a question"
      text="text"
      confirmLabel="yes"
      cancelLabel="no"
      closeLabel="close"
      onConfirm={vi.fn()}
      onCancel={onClose}
    />
  ),
  FormDialog: (onClose: () => void) => (
    <FormDialog isOpen title="Edit" isDirty leaveTexts={leaveTexts} {...texts} onSubmit={vi.fn()} onClose={onClose}>
      <p>text</p>
    </FormDialog>
  ),
};

for (const [kind, show] of Object.entries(kinds)) {
  test(`a ${kind} closes with the page it was opened on, and not before that page is gone`, () => {
    const onClose = vi.fn();
    renderUi(show(onClose));
    act(announceVisit);
    expect(onClose).not.toHaveBeenCalled();
    act(beginVisit);
    expect(onClose).not.toHaveBeenCalled();
    act(announceVisit);
    expect(onClose).toHaveBeenCalledOnce();
  });
}

test('a dialog whose place is in the address is closed by the address alone', () => {
  const onClose = vi.fn();
  renderUi(
    <Dialog isOpen isInAddress title="a table" closeLabel="close" onClose={onClose}>
      <p>text</p>
    </Dialog>,
  );
  act(beginVisit);
  act(announceVisit);
  expect(onClose).not.toHaveBeenCalled();
});
