import { activateQuestion, closeQuestion, removeQuestion } from '@shuyuan/contract/community/question.wire';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { QuestionMenu } from './QuestionMenu.tsx';

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const none = { mayEdit: false, mayClose: false, mayActivate: false, mayRemove: false };
/** The call for that one question: the fake server knows whole paths. */
const ofQuestion = <Call extends { readonly path: string }>(call: Call): Call => ({
  ...call,
  path: call.path.replace(':id', 'q1'),
});
const item = (key: TextKey<'share'>) => screen.findByRole('menuitem', { name: t(key) });

async function open(rights: typeof none, kind: QuestionKind = QuestionKind.ask) {
  const server = await freshClient('en');
  await loadGroups('en', ['share']);
  const onRemoved = vi.fn<() => void>();
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <QuestionMenu question={{ id: 'q1', kind, title: 'Why?', rights }} onRemoved={onRemoved} />
    </QueryClientProvider>,
  );
  const menu = screen.queryByRole('button', { name: t('community.question.manage', { title: 'Why?' }) });
  if (menu) fireEvent.click(menu);
  return { server, menu, onRemoved };
}

test('D-125: without a right there is no menu', async () => {
  expect((await open(none)).menu).toBeNull();
});

test.for([
  [QuestionKind.ask, 'publish-create'],
  [QuestionKind.article, 'publish-create'],
  [QuestionKind.video, 'publish-video'],
  [QuestionKind.file, 'publish-file'],
] as const)('[COMM-10] kind %s is edited at %s', async ([kind, page]) => {
  await open({ ...none, mayEdit: true }, kind);
  expect((await item('community.question.edit')).getAttribute('href')).toBe(`#/publish-manage/${page}?id=q1`);
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test.for([
  ['close', 'mayClose', closeQuestion],
  ['activate', 'mayActivate', activateQuestion],
  ['remove', 'mayRemove', removeQuestion],
] as const)('[COMM-05] [COMM-06] [COMM-07] %s asks first, and is done once', async ([change, right, endpoint]) => {
  const { server, onRemoved } = await open({ ...none, [right]: true });
  const call = ofQuestion(endpoint);
  server.answer(call, ok({ id: 'q1', state: 'active' }));
  fireEvent.click(await item(`community.question.${change}`));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t(`community.question.${change}.text`, { title: 'Why?' }))).toBeTruthy();
  expect(server.countOf(call)).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: t(`community.question.${change}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.countOf(call)).toBe(1);
  expect(onRemoved).toHaveBeenCalledTimes(change === 'remove' ? 1 : 0);
});

/** Three have paid for it. */
const sell = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.answer(countBuyers, ({ query }) => {
    expect(Object.fromEntries(query)).toMatchObject({ businessType: 'question', businessId: 'q1' });
    return ok({ buyerNum: 3, refundNum: 2 });
  });

test('[D-137] whoever sold something reads that it stays for its buyers, and is offered no button that is refused', async () => {
  const { server } = await open({ ...none, mayEdit: true, mayRemove: true });
  sell(server);
  fireEvent.click(await item('community.question.remove'));
  expect(await screen.findByText(t('community.question.remove.kept', { count: 3 }))).toBeTruthy();
  expect(screen.queryByText(t('community.question.remove.text', { title: 'Why?' }))).toBeNull();
  expect(screen.queryByRole('button', { name: t('community.question.remove') })).toBeNull();
});

test('[D-137] a moderator reads how many are refunded, and may remove it', async () => {
  const { server } = await open({ ...none, mayRemove: true });
  sell(server);
  fireEvent.click(await item('community.question.remove'));
  expect(await screen.findByText(t('community.question.remove.sold', { count: 3, refunds: 2 }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('community.question.remove') })).toBeTruthy();
});

test('what nobody has bought is removed by whoever published it', async () => {
  const { server } = await open({ ...none, mayEdit: true, mayRemove: true });
  server.answer(countBuyers, ok({ buyerNum: 0, refundNum: 0 }));
  server.answer(ofQuestion(removeQuestion), ok({ id: 'q1', state: 'removed' }));
  fireEvent.click(await item('community.question.remove'));
  const button = await screen.findByRole('button', { name: t('community.question.remove') });
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(server.countOf(ofQuestion(removeQuestion))).toBe(1));
});
