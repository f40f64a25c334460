import { listPresent } from '@shuyuan/contract/live/room/room.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ok, refused } from '../../../../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../../../../lib/texts.ts';
import { at, type FakeServer, freshOrganiser } from '../../../manage/test-organiser.ts';
import { renderInside } from '../../test-inside.tsx';
import { personOf } from '../../test-room.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import type { PresentPerson } from './use-present.ts';

let server: FakeServer;
let asked: Record<string, unknown>[];
let present: readonly PresentPerson[];
let recordCount: number;

const t = (key: TextKey<'activity'>, values?: TextValues) => textOf('activity', key, values);
const here = (name: string, changes: Partial<PresentPerson> = {}): PresentPerson => ({
  ...personOf(name),
  isSelf: false,
  isOnStage: false,
  isMuted: false,
  isHandUp: false,
  ...changes,
});

beforeEach(async () => {
  server = await freshOrganiser();
  asked = [];
  present = [here('host', { identity: 2, isSelf: true }), here('mei'), here('bo', { isMuted: true })];
  recordCount = 45;
  server.answer(at(listPresent, '/live/room/7/present'), ({ body }) => {
    asked.push(JSON.parse(body) as Record<string, unknown>);
    return ok({ items: present, recordCount });
  });
});

const open = (identity: 1 | 2) =>
  renderInside(<PeoplePanel />, { self: { ...personOf('host', identity), isMuted: false, isOnStage: false } });
const lineOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
const menuOf = (name: string) => screen.findByRole('button', { name: t('live.room.people.more', { name }) });

test('everybody in the room can be searched and paged, with the ticket of now', async () => {
  open(2);
  await lineOf('mei');
  expect(asked[0]).toEqual({ page: 1, pageSize: 20, ticket: 't' });
  fireEvent.click(screen.getByRole('button', { name: textOf('common', 'pager.page', { page: 3 }) }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3 }));
  const box = screen.getByRole('searchbox', { name: t('live.report.search') });
  fireEvent.change(box, { target: { value: 'me' } });
  fireEvent.submit(box);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, search: 'me' }));
});

test('how somebody stands is said beside their name', async () => {
  present = [
    here('bo', { isMuted: true }),
    here('mei', { isHandUp: true, isOnStage: true }),
    here('zhou', { identity: 3 }),
  ];
  open(2);
  expect((await lineOf('bo')).getByText(t('live.room.people.isMuted'))).toBeTruthy();
  expect((await lineOf('mei')).getByText(t('live.room.people.handUp'))).toBeTruthy();
  expect((await lineOf('mei')).getByText(t('live.room.people.onStage'))).toBeTruthy();
  expect((await lineOf('zhou')).getByText(t('live.room.role.panelist'))).toBeTruthy();
});

test('by keyboard alone a leader brings somebody up, lets somebody write again and sends somebody out', async () => {
  const { ask } = open(2);
  const user = userEvent.setup();
  const choose = async (name: string, item: TextKey<'activity'>) => {
    (await menuOf(name)).focus();
    await user.keyboard('{Enter}');
    const wanted = await screen.findByRole('menuitem', { name: t(item) });
    while (document.activeElement !== wanted) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
  };
  await choose('mei', 'live.room.people.bringUp');
  expect(ask).toHaveBeenLastCalledWith({ t: 'stage.invite', key: 'm:mei', isOnStage: true });
  await choose('bo', 'live.room.people.unmute');
  expect(ask).toHaveBeenLastCalledWith({ t: 'person.mute', key: 'm:bo', isMuted: false });
  await choose('mei', 'live.room.people.remove');
  const dialog = within(await screen.findByRole('dialog', { name: t('live.room.people.remove.title') }));
  fireEvent.click(dialog.getByRole('button', { name: t('live.room.people.remove') }));
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith({ t: 'person.remove', key: 'm:mei' }));
  expect(screen.queryByRole('button', { name: t('live.room.people.more', { name: 'host' }) })).toBeNull();
});

test('what was changed is read again at once', async () => {
  open(2);
  const before = (await lineOf('mei')) && asked.length;
  fireEvent.click(await menuOf('mei'));
  present = present.map((one) => (one.name === 'mei' ? { ...one, isMuted: true } : one));
  fireEvent.click(await screen.findByRole('menuitem', { name: t('live.room.people.mute') }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect((await lineOf('mei')).getByText(t('live.room.people.isMuted'))).toBeTruthy();
});

test('the audience sees whom they came for, is told why no more, and orders nobody about', async () => {
  present = [here('zhou', { identity: 2 }), here('host', { isSelf: true })];
  recordCount = 2;
  open(1);
  expect((await lineOf('host')).getByText(t('live.room.people.self'))).toBeTruthy();
  expect(screen.getByText(t('live.room.people.onlyThose'))).toBeTruthy();
  expect(screen.queryByRole('heading', { name: t('live.room.people.hands') })).toBeNull();
  expect(screen.queryByLabelText(t('live.room.announce'))).toBeNull();
});

test('a list that cannot be had says so in its place, and the rest of the panel stays', async () => {
  server.answer(at(listPresent, '/live/room/7/present'), refused(500));
  open(2);
  expect(await screen.findByText(t('live.room.people.failed'))).toBeTruthy();
  expect(screen.getByLabelText(t('live.room.announce'))).toBeTruthy();
});
