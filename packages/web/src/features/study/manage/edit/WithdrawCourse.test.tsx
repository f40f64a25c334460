import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../../lib/queries.ts';
import { useSession } from '../../../../lib/session.ts';
import { freshClient } from '../../../../lib/test-client.ts';
import { ok } from '../../../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../../../lib/texts.ts';
import { renderUi } from '../../../../ui/test-render.tsx';
import { WithdrawCourse } from './WithdrawCourse.tsx';

const t = (key: TextKey<'courses'>, values?: TextValues) => textOf('courses', key, values);
const withdrawal = { ...withdrawCourse, path: '/course-study/course-info/c1/withdraw' } as const;
const learners = { ...countBuyers, path: '/course-study/course-info/c1/learners' } as const;
const confirmButton = () => screen.getByRole('button', { name: t('courses.withdraw') });

/** Two are midway. */
async function open(buyerNum: number, canManageAll: boolean) {
  const server = await freshClient('en');
  await loadGroups('en', ['courses']);
  useSession.setState({ dataPermission: canManageAll ? [{ code: 'course.manageAll' }] : [] });
  server.answer(learners, ok({ items: [], recordCount: 2 }));
  server.answer(withdrawal, ok({ id: 'c1', revision: 2 }));
  server.answer(countBuyers, ({ query }) => {
    expect(Object.fromEntries(query)).toMatchObject({ businessType: 'course', businessId: 'c1' });
    return ok({ buyerNum, refundNum: buyerNum });
  });
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <WithdrawCourse course={{ id: 'c1', title: 'Safety' }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return server;
}

test('[D-137] whoever sold a course reads how many have paid, and is offered no button that is refused', async () => {
  await open(3, false);
  expect(await screen.findByText(t('courses.withdraw.kept', { count: 3 }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('courses.withdraw') })).toBeNull();
});

test('[D-137] whoever manages all courses reads how many are refunded before withdrawing one', async () => {
  const server = await open(3, true);
  expect(await screen.findByText(t('courses.withdraw.sold', { count: 3 }))).toBeTruthy();
  expect(await screen.findByText(t('courses.withdraw.text', { count: 2 }))).toBeTruthy();
  await waitFor(() => expect(confirmButton().hasAttribute('data-loading')).toBe(false));
  expect(server.countOf(withdrawal)).toBe(0);
  fireEvent.click(confirmButton());
  await waitFor(() => expect(server.countOf(withdrawal)).toBe(1));
});

test('[D-137] of a course nobody has paid for nothing is said about buyers', async () => {
  const server = await open(0, false);
  expect(await screen.findByText(t('courses.withdraw.text', { count: 2 }))).toBeTruthy();
  await waitFor(() => expect(confirmButton().hasAttribute('data-loading')).toBe(false));
  expect(screen.queryByText(t('courses.withdraw.sold', { count: 0 }))).toBeNull();
  fireEvent.click(confirmButton());
  await waitFor(() => expect(server.countOf(withdrawal)).toBe(1));
});
