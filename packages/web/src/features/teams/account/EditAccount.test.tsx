import { checkAccountName } from '@shuyuan/contract/teams/account.wire';
import { changeAccount } from '@shuyuan/contract/teams/application.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../../lib/test-transport.ts';
import { textOf, textOfNumber, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { listenToErrors, surface } from '../../../lib/test-surface.ts';
import { AccountPage } from './AccountPage.tsx';
import { teamOf, teamServer } from './test-account.ts';
import { openTeams } from './test-page.tsx';

type Portrait = { path: string; error: string | null; onChange: (path: string) => void };
// Choosing a picture has tests of its own, and none leaves a form without one.
vi.mock('../profile-form/PortraitField.tsx', () => ({
  PortraitField: ({ path, error, onChange }: Portrait) => (
    <fieldset>
      <output>{path}</output>
      <button type="button" onClick={() => onChange('')}>
        no picture
      </button>
      {error}
    </fieldset>
  ),
}));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
let server: Awaited<ReturnType<typeof teamServer>>;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  server = await teamServer(teamOf(TeamMemberType.owner));
  listenToErrors();
  server.answer(checkAccountName, ok({ exists: false }));
  server.answer(changeAccount, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'a1', isPending: false, processInstanceId: null });
  });
});

async function openForm() {
  openTeams(<AccountPage />, '/share-team/team-content/a1', { id: 'a1' });
  fireEvent.click(await screen.findByRole('button', { name: t('teams.account.edit') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('teams.edit.title') }));
  const write = (label: TextKey<'share'>, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: new RegExp(`^${t(label)}`, 'u') }), { target: { value } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: t('teams.edit.submit') }));
  return { dialog, write, save };
}

test('[TEAM-01] [TEAM-10] the owner finds the present profile in the form and sends another', async () => {
  const { dialog, write, save } = await openForm();
  expect(dialog.getByText('Lean')).toBeTruthy();
  write('teams.form.name', ' Lean circle 2 ');
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      id: 'a1',
      name: 'Lean circle 2',
      topicIds: 't1',
      headPortraitPath: 'avatars/group/2.svg',
      desc: 'One place at a time.',
    },
  ]);
});

test('[TEAM-06] [TEAM-07] [TEAM-08] [TEAM-09] what is missing or too long is said at its field, and nothing is sent', async () => {
  const { dialog, write, save } = await openForm();
  write('teams.form.name', '');
  write('teams.form.desc', 'x'.repeat(201));
  fireEvent.click(dialog.getByRole('button', { name: t('topics.pick.remove', { name: 'Lean' }) }));
  fireEvent.click(dialog.getByRole('button', { name: 'no picture' }));
  expect(dialog.getByText(t('teams.form.used', { count: 201, max: 200 }))).toBeTruthy();
  save();
  expect(dialog.getByText(t('teams.form.name.missing'))).toBeTruthy();
  expect(dialog.getByText(t('teams.form.topics.missing'))).toBeTruthy();
  expect(dialog.getByText(t('teams.form.portrait.missing'))).toBeTruthy();
  expect(dialog.getByText(t('teams.form.desc.tooLong', { max: 200 }))).toBeTruthy();
  write('teams.form.name', 'x'.repeat(21));
  expect(dialog.getByText(t('teams.form.name.tooLong', { max: 20 }))).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[TEAM-06] a name that is taken is told when its field is left, and by the server once more', async () => {
  server.answer(checkAccountName, ({ query }) =>
    ok({ exists: query.get('name') === 'Taken' && query.get('id') === 'a1' }),
  );
  server.answer(changeAccount, refused(422, 29_121));
  const { dialog, write, save } = await openForm();
  write('teams.form.name', 'Taken');
  fireEvent.blur(dialog.getByDisplayValue('Taken'));
  await dialog.findByText(textOfNumber(29_121) ?? '');
  write('teams.form.name', 'Also taken');
  expect(dialog.queryByText(textOfNumber(29_121) ?? '')).toBeNull();
  save();
  await dialog.findByText(textOfNumber(29_121) ?? '');
  expect(surface.showNotice).not.toHaveBeenCalled();
});

test('[TEAM-01] leaving a form with unsaved changes asks, and staying keeps them', async () => {
  const { dialog, write } = await openForm();
  write('teams.form.desc', 'Another word');
  fireEvent.click(dialog.getByRole('button', { name: textOf('common', 'dialog.cancel') }));
  const [stay] = await screen.findAllByRole('button', { name: textOf('common', 'dialog.leave.stay') });
  fireEvent.click(stay as HTMLElement);
  expect(dialog.getByDisplayValue('Another word')).toBeTruthy();
});
