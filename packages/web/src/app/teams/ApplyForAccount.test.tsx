import { errorSpec, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { checkAccountName, listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { applyForAccount, verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, textOfNumber, type TextValues } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { application, communityServer, sharer } from './test-community.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/share-study/certification-acount';
afterEach(cleanup);

const kind = (type: 'expert' | 'team' | 'official') =>
  screen.findByRole<HTMLInputElement>('radio', { name: t(`teams.enjoyType.${type}`) });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('teams.form.name') });
const send = async (key: TextKey<'share'> = 'teams.apply.submit') =>
  userEvent.click(await screen.findByRole('button', { name: t(key) }));

test('[TEAM-26] a learner is offered an expert account and a team; an official one only who audits', async () => {
  await communityServer();
  openApp(here);
  expect((await kind('expert')).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: t('teams.enjoyType.official') })).toBeNull();
  cleanup();
  await communityServer(['team.audit']);
  openApp('/share-study/certification-account?kind=2');
  expect((await kind('official')).checked).toBe(true);
});

test('[TEAM-26] one who has an expert account, and one whose application waits, are told why not', async () => {
  const server = await communityServer();
  const own = { enjoyType: EnjoyType.expert, memberType: TeamMemberType.owner, state: 'active', unreadNum: 0 };
  server.answer(listAccountsOf, ok({ items: [sharer('a1', 'Lin Xiao', own)] }));
  server.answer(verifyApplications, ok({ items: [application({ state: 'pending' })] }));
  openApp(here);
  expect(await screen.findByText(t('teams.apply.oneExpert'))).toBeTruthy();
  expect(screen.getByText(t('teams.apply.pending'))).toBeTruthy();
  expect([(await kind('expert')).disabled, (await kind('team')).disabled]).toEqual([true, true]);
  expect(screen.queryByRole('textbox', { name: t('teams.form.name') })).toBeNull();
});

test('[TEAM-06] [TEAM-07] [TEAM-09] what is missing or too long is said at its field, and nothing is sent', async () => {
  const server = await communityServer();
  openApp(here);
  await userEvent.type(await screen.findByRole('textbox', { name: t('teams.apply.reason') }), 'x');
  await send();
  expect(await screen.findByText(t('teams.form.name.missing'))).toBeTruthy();
  expect(screen.getByText(t('teams.form.topics.missing'))).toBeTruthy();
  expect(server.countOf(applyForAccount)).toBe(0);
});

test('[TEAM-25] a name somebody else has is said when its field is left', async () => {
  const server = await communityServer();
  server.answer(checkAccountName, ({ query }) => ok({ exists: query.get('name') === 'Lean circle' }));
  openApp(here);
  await userEvent.type(await nameField(), 'Lean circle');
  await userEvent.tab();
  const taken = textOfNumber(errorSpec('account.name-taken').number ?? 0) ?? '';
  expect(await screen.findByText(taken)).toBeTruthy();
  await userEvent.type(await nameField(), ' two');
  await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
});

test('[TEAM-26] what was refused is there to be mended, sent once however often it is pressed, and leads to how it stands', async () => {
  const server = await communityServer();
  const keys: (string | null)[] = [];
  let sent: unknown;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let last = application();
  server.answer(verifyApplications, () => ok({ items: [last] }));
  server.answer(applyForAccount, async ({ body, headers }) => {
    keys.push(headers.get('idempotency-key'));
    sent = JSON.parse(body);
    await held;
    last = application({ state: 'pending', answer: '' });
    return ok(last);
  });
  const { address } = openApp(`${here}?kind=1`);
  expect(await screen.findByText(t('teams.apply.again.hint'))).toBeTruthy();
  await userEvent.type(await nameField(), ' at sea');
  await userEvent.dblClick(screen.getByRole('button', { name: t('teams.apply.submit') }));
  answer();
  await waitFor(() => expect(address()).toBe('/share-study/certification-info'));
  expect(keys).toEqual([expect.any(String)]);
  expect(sent).toEqual({
    enjoyType: EnjoyType.team,
    name: 'Lean circle at sea',
    topicIds: 't1',
    headPortraitPath: 'avatars/group/2.svg',
    desc: 'One place at a time',
    reason: 'We have much to tell',
  });
  expect(await screen.findByText(t('teams.applications.state.pending'))).toBeTruthy();
});

test.for([
  ['account.name-taken', {}],
  ['account.unknown-topic', {}],
  ['picture.not-yours', {}],
  ['account.one-expert', {}],
  ['sensitive.found', { words: ['much'] }],
] as const satisfies readonly (readonly [ErrorCode, object])[])(
  '[TEAM-26] %s is said in the form, and what was written stays',
  async ([code, details]) => {
    const server = await communityServer();
    server.answer(verifyApplications, ok({ items: [application()] }));
    const { number, status } = errorSpec(code);
    server.answer(applyForAccount, refused(status, number ?? 0, details));
    openApp(`${here}?kind=1`);
    await send();
    const text = textOfNumber(number ?? 0, { words: 'much' }) ?? '';
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await nameField()).value).toBe('Lean circle');
  },
);

test('[TEAM-26] whoever audits has the account at once and is led to it', async () => {
  const server = await communityServer(['team.audit']);
  server.answer(verifyApplications, ok({ items: [application()] }));
  server.answer(applyForAccount, ok(application({ state: 'agreed', accountId: 'a9', processInstanceId: null })));
  const { address } = openApp(`${here}?kind=1`);
  await send('teams.apply.create');
  await waitFor(() => expect(address()).toBe('/share-team/team-content/a9'));
});
