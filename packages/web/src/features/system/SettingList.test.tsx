import { editableKeys, type EditableKey, settingTable } from '@shuyuan/contract/system/settings';
import { listSettingPlaces, listSettings, saveSetting } from '@shuyuan/contract/system/settings.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { SettingList } from './SettingList.tsx';

const t = (key: TextKey<'admin'>) => textOf('admin', key);
const set = new Map<EditableKey, string>();
const saved: unknown[] = [];
let server: Awaited<ReturnType<typeof freshClient>>;

const settingOf = (key: EditableKey) => ({
  key,
  value: set.get(key) ?? settingTable[key].initial,
  ownValue: set.get(key) ?? null,
  inheritedValue: settingTable[key].initial,
  inheritedFrom: null,
  version: set.has(key) ? 'v1' : null,
  changedAt: null,
  changedBy: null,
  can: { save: key !== 'ADMIN_LOGO' },
});

beforeEach(async () => {
  set.clear();
  saved.length = 0;
  server = await freshClient('en');
  await loadGroups('en', ['admin']);
  const organization = { id: 'o1', name: 'Qinghe Group' };
  server.answer(listSettings, () => ok({ organization, items: editableKeys.map(settingOf) }));
  server.answer(listSettingPlaces, ok({ items: [organization] }));
  server.answer(saveSetting, ({ body }) => {
    const wish = JSON.parse(body) as { key: EditableKey; value: string };
    saved.push(wish);
    set.set(wish.key, wish.value);
    return ok({ version: 'v1' });
  });
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <SettingList organizationId="o1" />
    </QueryClientProvider>,
  );
});

const row = async (key: EditableKey) =>
  within(await screen.findByRole('region', { name: t(`admin.settings.${key}.title`) }));

test('a switch is saved at once, with the version it was changed from', async () => {
  const live = await row('LIVE_ENTRANCE_SWITCH');
  await userEvent.click(live.getByRole('switch'));
  await waitFor(() =>
    expect(saved).toEqual([{ organizationId: 'o1', key: 'LIVE_ENTRANCE_SWITCH', value: '0', version: null }]),
  );
  expect(await live.findByText(t('admin.settings.state.own'))).toBeTruthy();
});

test('a switch that could not be saved jumps back', async () => {
  server.answer(saveSetting, refused(422, 10_409));
  const live = await row('LIVE_ENTRANCE_SWITCH');
  await userEvent.click(live.getByRole('switch'));
  await waitFor(() => expect(live.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  expect(server.countOf(listSettings)).toBeGreaterThan(1);
});

test('what cannot be saved says why beside the field, and undoing brings the old value back', async () => {
  const reward = await row('REWARD_RULE');
  const least = reward.getByLabelText(t('admin.settings.field.min'));
  await userEvent.clear(least);
  await userEvent.type(least, '20000');
  expect(reward.getByText(t('admin.settings.problem.upside-down'))).toBeTruthy();
  expect(reward.getByRole<HTMLButtonElement>('button', { name: t('admin.settings.save') }).disabled).toBe(true);
  await userEvent.click(reward.getByRole('button', { name: t('admin.settings.undo') }));
  expect(reward.getByLabelText<HTMLInputElement>(t('admin.settings.field.min')).value).toBe('1');
  expect(saved).toEqual([]);
});

test('lines can be typed with empty ones between them, and are saved as prefixes', async () => {
  const blacklist = await row('SHARE_BLACKLIST');
  await userEvent.type(blacklist.getByRole('textbox'), '/exam{enter}{enter}14');
  await userEvent.click(blacklist.getByRole('button', { name: t('admin.settings.save') }));
  await waitFor(() => expect(saved).toMatchObject([{ value: '["/exam",14]' }]));
});

test('[D-192] origins are typed one a line, and saved as browsers write them', async () => {
  const container = await row('CONTAINER_ORIGINS');
  await userEvent.type(container.getByRole('textbox'), 'https://Apps.example/{enter}https://b.example:8443');
  await userEvent.click(container.getByRole('button', { name: t('admin.settings.save') }));
  await waitFor(() => expect(saved).toMatchObject([{ value: '["https://apps.example","https://b.example:8443"]' }]));
});

test('a key of the tenant cannot be changed below its root, and says why', async () => {
  const logo = await row('ADMIN_LOGO');
  expect(logo.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  expect(logo.getByText(t('admin.settings.tenantOnly'))).toBeTruthy();
});
