import { listExperts } from '@shuyuan/contract/community/ask-bar.wire';
import * as wire from '@shuyuan/contract/teams/account.wire';
import { on } from '../../../platform/http/route.ts';
import { listAccountsOf, readIdentity } from './list-own.ts';
import * as lists from './list-sharers.ts';
import { closeAccount, reopenAccount } from './move-account.ts';
import { listAccountTopics, readAccount, readTrend } from './read-account.ts';

type Portrayed = { readonly portrait: string; readonly description: string };

/** TEAM-13 */
const sharerOut = <Row extends Portrayed>({ portrait, description, ...sharer }: Row) => ({
  ...sharer,
  headPortraitPath: portrait,
  desc: description,
});

const sharersOut = <Page extends { readonly items: readonly Portrayed[] }>({ items, ...page }: Page) => ({
  ...page,
  items: items.map((item: Page['items'][number]) => sharerOut(item)),
});

export const accountRoutes = [
  on(wire.readAccount, async (ctx, input) => {
    const { portraitFileId, ...account } = await readAccount(ctx, input);
    return { ...sharerOut(account), headPortrait: portraitFileId };
  }),
  on(wire.readTrend, readTrend),
  on(wire.listAccountsOf, async (ctx, input) => sharersOut(await listAccountsOf(ctx, input))),
  on(wire.readIdentity, readIdentity),
  on(wire.listAccountTopics, listAccountTopics),
  on(wire.listHotAccounts, async (ctx, input) => sharersOut(await lists.listHotAccounts(ctx, input))),
  on(wire.recommendAccounts, async (ctx, input) => sharersOut(await lists.recommendAccounts(ctx, input))),
  on(wire.recommendRandomAccounts, async (ctx, input) => sharersOut(await lists.recommendRandomAccounts(ctx, input))),
  on(wire.listAccounts, async (ctx, input) => sharersOut(await lists.listAccounts(ctx, input))),
  on(listExperts, async (ctx, input) => sharersOut(await lists.listExperts(ctx, input))),
  on(wire.listFollowedAccounts, async (ctx, input) => sharersOut(await lists.listFollowedAccounts(ctx, input))),
  on(wire.closeAccount, closeAccount),
  on(wire.reopenAccount, reopenAccount),
];
