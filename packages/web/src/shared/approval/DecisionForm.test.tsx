import { agree, readProcess } from '@shuyuan/contract/approval/approval.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../lib/queries.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { DecisionForm } from './DecisionForm.tsx';

const t = (key: TextKey<'personal'>) => textOf('personal', key);
const person = { id: 'm1', fullName: 'Lin', portrait: null };
const process = readProcess.output.parse({
  processInstanceId: 'p1',
  businessType: 4,
  businessId: 'b1',
  title: 'A request',
  summary: 'Why',
  status: 1,
  starter: person,
  organization: { id: 'o1', name: 'Here' },
  startTime: 1,
  updateTime: 1,
  round: 1,
  currentStep: 1,
  steps: [],
  history: [],
  can: { agree: true, refuse: true, withdraw: false, resubmit: false, reassign: false },
});
const at = (path: string) => ({ ...agree, path: path as typeof agree.path });

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  await loadGroups('en', ['personal']);
  holdToken();
});

function show(onStale = vi.fn<() => void>()) {
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <DecisionForm process={process} onResubmit={() => undefined} onStale={onStale} />
    </QueryClientProvider>,
  );
  return onStale;
}

test('D-073: a refusal without a reason is stopped at its field and sent nowhere', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: t('approvals.refuse') }));
  expect(await screen.findByText(t('approvals.comment.required'))).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test('D-073: agreeing needs no comment', async () => {
  server.answer(at('/workflow/process/p1/agree'), ok({ processInstanceId: 'p1', status: 2 }));
  show();
  fireEvent.click(screen.getByRole('button', { name: t('approvals.agree') }));
  await waitFor(() => expect(server.calls).toContain('POST /workflow/process/p1/agree'));
});

test('who was too late keeps what they wrote, and the approval is read again', async () => {
  server.answer(at('/workflow/process/p1/refuse'), refused(422, errorTable['approval.settled'].number));
  const onStale = show();
  const comment = screen.getByLabelText<HTMLTextAreaElement>(t('approvals.comment'));
  fireEvent.change(comment, { target: { value: 'too dear' } });
  fireEvent.click(screen.getByRole('button', { name: t('approvals.refuse') }));
  await waitFor(() => expect(onStale).toHaveBeenCalledOnce());
  expect(comment.value).toBe('too dear');
});
