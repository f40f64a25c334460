import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { useSession } from '../../../lib/session.ts';
import { freshClient, holdToken } from '../../../lib/test-client.ts';
import { ok, personData } from '../../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, textOfNumber } from '../../../lib/texts.ts';
import type { LiveSettings } from './use-live-settings.ts';

export type FakeServer = Awaited<ReturnType<typeof freshClient>>;

/** A signed-in organiser, and a server that knows its supplier and whether lives need approval. */
export async function freshOrganiser(settings: Partial<LiveSettings> = {}): Promise<FakeServer> {
  const { supplier = 3, isApprovalOn = false } = settings;
  const server = await freshClient();
  await loadGroups('en', ['activity', 'personal']);
  holdToken();
  const { settings: _unused, ...person } = personData({ dataPermission: ['live.create'] });
  useSession.setState({ ...person, status: 'signed-in' });
  server.answer(readSupplier, ok({ supplier }));
  server.answer(countBuyers, ok({ buyerNum: 2, refundNum: 2 }));
  server.answer(checkApproval, ok({ approvalSwitch: isApprovalOn, hasTemplate: true }));
  return server;
}

/** A call with its parameters in the path, as the fake server is asked for it. */
export const at = (endpoint: Endpoint, path: `/${string}`): Endpoint => ({ ...endpoint, path });

/** What the packs say now: a better wording is no broken test. */
export const t = (key: TextKey<'activity'>): string => textOf('activity', key);
export const said = (number: number): string => textOfNumber(number) ?? 'no text';
