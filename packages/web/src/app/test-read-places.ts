import { listChats, readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import { listSessions } from '@shuyuan/contract/auth/account.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { readOrganizationBranch } from '@shuyuan/contract/people/organizations.wire';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { ok, personData } from '../lib/test-transport.ts';
import { loadGroups } from '../lib/texts.ts';

const at = (endpoint: Endpoint, path: `/${string}`): Endpoint => ({ ...endpoint, path });
const assistantOn = { isOn: true, isBuiltIn: false, mayThink: true, maySearchWeb: false, leftToday: null };

/** Everything that is drawn by other parts than `ReadStates`, with the one call that is refused. */
export const readPlaces: readonly [string, string, Endpoint][] = [
  ['where one is signed in', '/center/my/sessions', listSessions],
  ['the tree of organisations', '/admin/organizations', readOrganizationBranch],
  ['the lives one manages', '/about?lives=all', checkApproval],
  ['the calendar of lives', '/live/index', nativeCommunity.schedule],
  ['a room', '/live/action?id=v1', at(openRoom, '/live/room/v1/ticket')],
  ['a conversation', '/ai-assistant?session=c1', listChats],
];

/** A server that answers what stands around those places. */
export async function readPlacesServer() {
  const server = await freshClient('en');
  await loadGroups('en', ['admin', 'activity', 'personal', 'assistant', 'share']);
  const dataPermission = capabilitiesOf(['org-admin']);
  server.answer(readGlobalData, ok(personData({ roles: ['org-admin'], dataPermission })));
  server.answer(checkApproval, ok({ approvalSwitch: false, hasTemplate: true }));
  server.answer(readAssistantState, ok(assistantOn));
  for (const list of [nativeCommunity.list, nativeCommunity.hot, nativeCommunity.review])
    server.answer(list, ok({ items: [], recordCount: 0 }));
  holdToken();
  return server;
}
