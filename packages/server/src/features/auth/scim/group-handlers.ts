import type { RawRequest, RawRoute } from '../../../platform/http/raw.ts';
import * as groups from './provision-groups.ts';
import { listGroupMembers, listGroups } from './scim.store.ts';
import { groupChanges, groupResource, groupWishOf } from './protocol/scim-group.ts';
import { operationsOf } from './protocol/scim-patch.ts';
import { type ScimRequest, demandVersion, listAnswer, none, one, route, windowOf } from './protocol/scim-protocol.ts';

const leavesMembersOut = ({ query }: RawRequest): boolean =>
  (query['excludedAttributes'] ?? '').toLowerCase().split(',').includes('members');

type Group = Awaited<ReturnType<typeof groups.readGroup>>;

async function groupOf({ ctx, request, location }: ScimRequest, group: Group) {
  const held = leavesMembersOut(request) ? null : await listGroupMembers(ctx.read, group.id);
  return groupResource(group, location, held);
}

async function change(asked: ScimRequest, changes: Parameters<typeof groups.patchGroup>[2]['changes']) {
  const check = (group: Group): void => demandVersion(asked, group);
  return one(200, await groupOf(asked, await groups.patchGroup(asked.ctx, asked.id, { changes, check })));
}

export const groupHandlers: RawRoute[] = [
  route('GET', '/Groups', async (asked) => {
    const { ctx, request } = asked;
    const range = windowOf(request);
    const { groups: found, total } = await listGroups(ctx.read, ctx.actor.tenantId, range);
    return listAnswer(range.startIndex, total, await Promise.all(found.map((group) => groupOf(asked, group))));
  }),
  route('POST', '/Groups', async (asked) =>
    one(201, await groupOf(asked, await groups.createGroup(asked.ctx, groupWishOf(asked.request.body)))),
  ),
  route('GET', '/Groups/:id', async (asked) =>
    one(200, await groupOf(asked, await groups.readGroup(asked.ctx, asked.id))),
  ),
  route('PUT', '/Groups/:id', (asked) => change(asked, groups.replacing(groupWishOf(asked.request.body)))),
  route('PATCH', '/Groups/:id', (asked) => change(asked, groupChanges(operationsOf(asked.request.body)))),
  route('DELETE', '/Groups/:id', async ({ ctx, id }) => {
    await groups.removeGroup(ctx, id);
    return none;
  }),
];
