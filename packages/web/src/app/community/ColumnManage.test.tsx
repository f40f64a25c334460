import {
  changeColumn,
  createColumn,
  listAccountColumns,
  listColumnContents,
  listColumnQuestions,
  readColumnForm,
  readColumnSummary,
  releaseQuestions,
  removeColumn,
} from '@shuyuan/contract/community/column.wire';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../lib/navigation.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, textOfNumber, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { column, columnInfo, countBuyers, keptAccount, of, post } from './test-columns.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const common = (key: TextKey<'common'>) => textOf('common', key);

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
  server.answer(listAccountsOf, ok({ items: [keptAccount('a1', 'Lean circle')] }));
  server.answer(readColumnSummary, ok({ columnNum: 1, subscribeNum: 3, contentNum: 2 }));
  server.answer(listAccountColumns, page(column('c1', 'From the line')));
});
afterEach(cleanup);

test('[ROUTE-41] [COMM-26] [COMM-32] the columns of an account one keeps, with what they have come to', async () => {
  server.answer(
    listAccountsOf,
    ok({
      items: [
        keptAccount('a0', 'Only a member', TeamMemberType.member),
        keptAccount('a1', 'Lean circle', TeamMemberType.administrator),
        keptAccount('a2', 'Welding'),
      ],
    }),
  );
  const asked: (string | null)[] = [];
  server.answer(listAccountColumns, ({ query }) => {
    asked.push(query.get('enjoyId'));
    return page(column('c1', 'From the line'));
  });
  const { address } = openApp('/column-manage');
  await screen.findByRole('link', { name: 'From the line' });
  const choice = screen.getByLabelText(t('community.column.manage.account'));
  expect(within(choice).queryByText('Only a member')).toBeNull();
  await userEvent.selectOptions(choice, 'Welding');
  await waitFor(() => expect(address()).toBe('/column-manage/column-card?teamID=a2'));
  await waitFor(() => expect(asked).toEqual(['a1', 'a2']));
});

test('[ROUTE-41] whoever keeps no account is told how columns come to be', async () => {
  server.answer(listAccountsOf, ok({ items: [keptAccount('a0', 'Other', TeamMemberType.member)] }));
  openApp('/column-manage/column-card');
  await screen.findByText(t('community.column.manage.none.title'));
  expect(screen.queryByRole('link', { name: t('community.column.add') })).toBeNull();
});

const askToRemove = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: t('community.column.remove.named', { name: 'From the line' }) }),
  );
const confirmButton = () => screen.findByRole('button', { name: t('community.column.remove') });

test('[COMM-30] D-137: a column that was paid for stays, which is said before anything is tried', async () => {
  server.answer(countBuyers, ok({ buyerNum: 2, refundNum: 2 }));
  openApp('/column-manage/column-card');
  await askToRemove();
  expect(await screen.findByText(t('community.column.remove.sold', { count: 2 }))).toBeTruthy();
  expect(screen.queryByText(t('community.column.remove.text', { name: 'From the line' }))).toBeNull();
  expect(screen.queryByRole('button', { name: t('community.column.remove') })).toBeNull();
});

test('[COMM-30] D-137: a column is removed after a question; one that was bought meanwhile stays', async () => {
  server.answer(of(removeColumn, 'c1'), refused(422, 39_012));
  server.answer(countBuyers, ok({ buyerNum: 0, refundNum: 0 }));
  openApp('/column-manage/column-card');
  await askToRemove();
  await waitFor(async () => expect((await confirmButton()).hasAttribute('data-loading')).toBe(false));
  await userEvent.click(await confirmButton());
  expect(await screen.findByText(textOfNumber(39_012) ?? '')).toBeTruthy();
  expect(server.countOf(of(removeColumn, 'c1'))).toBe(1);
});

test('[COMM-28] a new column: a title is asked for, a preset is its cover, and its contents come next', async () => {
  const sent: unknown[] = [];
  server.answer(createColumn, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'c9' });
  });
  server.answer(of(readColumnForm, 'c9'), ok(columnInfo({ id: 'c9' })));
  server.answer(of(listColumnContents, 'c9'), page());
  const { address } = openApp('/column-manage/column-add');
  const create = await screen.findByRole('button', { name: t('community.column.form.create') });
  await userEvent.click(create);
  expect(await screen.findByText(t('community.column.form.title.wrong', { max: 30 }))).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: t('community.column.form.title') }), 'Night shift');
  await userEvent.click(screen.getByRole('radio', { name: t('community.cover.preset', { number: 3 }) }));
  await userEvent.click(create);
  await waitFor(() => expect(address()).toBe('/column-manage/column-detail?id=c9'));
  expect(sent).toEqual([
    expect.objectContaining({ enjoyId: 'a1', title: 'Night shift', headPortraitPath: 'preset:column-3' }),
  ]);
});

test('[COMM-29] [COMM-30] the form of a column opens with what it is; leaving it half-changed asks', async () => {
  const sent: unknown[] = [];
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo({ introduce: 'One a week' })));
  server.answer(of(listColumnContents, 'c1'), page());
  server.answer(of(changeColumn, 'c1'), ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'c1' });
  });
  const { address } = openApp('/column-manage/column-add?id=c1');
  const title = await screen.findByRole('textbox', { name: t('community.column.form.title') });
  expect(title).toHaveProperty('value', 'From the line');
  await userEvent.clear(title);
  await userEvent.type(title, 'From line three');
  await userEvent.click(screen.getByRole('button', { name: common('dialog.cancel') }));
  // The cross says the same as the button.
  const [stay] = await within(await screen.findByRole('dialog')).findAllByRole('button', {
    name: common('dialog.leave.stay'),
  });
  await userEvent.click(stay ?? document.body);
  expect(address()).toBe('/column-manage/column-add?id=c1');
  await userEvent.click(screen.getByRole('button', { name: t('community.column.form.save') }));
  await waitFor(() => expect(address()).toBe('/column-manage/column-detail?id=c1'));
  expect(sent).toEqual([expect.objectContaining({ title: 'From line three', introduce: 'One a week' })]);
});

test('[COMM-29] the form opens with what the column is now, not with what was read before', async () => {
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo()));
  server.answer(of(listColumnContents, 'c1'), page());
  openApp('/column-manage/column-detail?id=c1');
  await screen.findByRole('heading', { level: 1, name: 'From the line' });
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo({ title: 'Changed by a colleague' })));
  go('columnAdd', {}, { id: 'c1' });
  const title = await screen.findByRole('textbox', { name: t('community.column.form.title') });
  expect(title).toHaveProperty('value', 'Changed by a colleague');
});

test('[COMM-29] where the column cannot be read anew there is no form, but the way on', async () => {
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo()));
  server.answer(of(listColumnContents, 'c1'), page());
  openApp('/column-manage/column-detail?id=c1');
  await screen.findByRole('heading', { level: 1, name: 'From the line' });
  server.answer(of(readColumnForm, 'c1'), refused(500));
  go('columnAdd', {}, { id: 'c1' });
  expect(await screen.findByText(t('community.column.failed'))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo()));
  await userEvent.click(screen.getByRole('button', { name: common('shell.retry') }));
  expect(await screen.findByRole('textbox', { name: t('community.column.form.title') })).toBeTruthy();
});

const titles = () => {
  const list = screen.getByRole('list', { name: t('community.column.order.title') });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('[COMM-27] [COMM-31] D-139: contents are moved by keys, the focus stays, and a refusal puts them back', async () => {
  const moves: unknown[] = [];
  const posts = [post('q1', 'One'), post('q2', 'Two'), post('q3', 'Three')];
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo({ questionIds: ['q1', 'q2', 'q3'] })));
  server.answer(of(listColumnContents, 'c1'), page(...posts));
  let isRefused = false;
  server.answer(releaseQuestions, ({ body }) => {
    moves.push(JSON.parse(body));
    return isRefused ? refused(403, 1) : ok({ contentNum: 3 });
  });
  openApp('/column-manage/column-detail?id=c1');
  const down = await screen.findByRole('button', { name: t('community.column.order.down', { name: 'One' }) });
  down.focus();
  server.answer(of(listColumnContents, 'c1'), page(post('q2', 'Two'), post('q1', 'One'), post('q3', 'Three')));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']));
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: t('community.column.order.down', { name: 'One' }) }),
  );
  expect(screen.getByText(t('community.column.order.moved', { name: 'One', position: 2, count: 3 }))).toBeTruthy();
  expect(moves).toEqual([expect.objectContaining({ id: 'c1', move: { questionId: 'q1', beforeId: 'q3' } })]);
  isRefused = true;
  await userEvent.click(screen.getByRole('button', { name: t('community.column.order.up', { name: 'Three' }) }));
  await waitFor(() => expect(moves).toHaveLength(2));
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']));
});

test('[COMM-11] [COMM-27] what the account published is found, chosen over pages and added; what is in cannot be added again', async () => {
  const sent: unknown[] = [];
  const asked: string[] = [];
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo()));
  server.answer(of(listColumnContents, 'c1'), page());
  server.answer(listColumnQuestions, ({ query }) => {
    asked.push(`${query.get('columnId')} ${query.get('page')} ${query.get('search') ?? ''}`.trim());
    const items =
      query.get('page') === '2'
        ? [{ ...post('q3', 'Three'), isInColumn: false }]
        : [
            { ...post('q1', 'One'), isInColumn: true },
            { ...post('q2', 'Two'), isInColumn: false },
          ];
    return ok({ items, recordCount: 11 });
  });
  server.answer(releaseQuestions, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ contentNum: 2 });
  });
  openApp('/column-manage/column-detail?id=c1');
  await userEvent.click(await screen.findByRole('button', { name: t('community.column.pick.title') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: 'One' })).toHaveProperty('disabled', true);
  const submit = dialog.getByRole('button', { name: t('community.column.pick.submit') });
  await userEvent.click(submit);
  expect(await dialog.findByText(t('community.column.pick.missing'))).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Two' }));
  await userEvent.click(dialog.getByRole('button', { name: textOf('common', 'pager.next') }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Three' }));
  await userEvent.type(dialog.getByRole('searchbox'), 'T{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('c1 1 T'));
  await userEvent.click(submit);
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 'c1', add: ['q2', 'q3'] })]));
  expect(await screen.findByText(t('community.column.pick.done', { count: '2' }))).toBeTruthy();
});

test('[COMM-29] a column one does not keep, or that is gone, says so', async () => {
  server.answer(of(readColumnForm, 'c7'), refused(404));
  openApp('/column-manage/column-detail?id=c7');
  expect(await screen.findByText(t('community.column.unknown.title'))).toBeTruthy();
});
