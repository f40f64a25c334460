import type { RawRoute } from '../../../platform/http/raw.ts';
import * as users from './provision-users.ts';
import { listUsers } from './scim.store.ts';
import { applyPatch, operationsOf } from './scim-patch.ts';
import { demandVersion, listAnswer, none, one, route, windowOf } from './scim-protocol.ts';
import { replacing, userResource, wishOf } from './scim-user.ts';

export const userHandlers: RawRoute[] = [
  route('GET', '/Users', async ({ ctx, request, location }) => {
    const range = windowOf(request);
    const { members, total } = await listUsers(ctx.read, ctx.actor.tenantId, range);
    return listAnswer(
      range.startIndex,
      total,
      members.map((member) => userResource(member, location)),
    );
  }),
  route('POST', '/Users', async ({ ctx, request, location }) =>
    one(201, userResource(await users.createUser(ctx, wishOf(request.body)), location)),
  ),
  route('GET', '/Users/:id', async ({ ctx, id, location }) =>
    one(200, userResource(await users.readUser(ctx, id), location)),
  ),
  route('PUT', '/Users/:id', async (asked) => {
    const { ctx, id, request, location } = asked;
    const before = await users.readUser(ctx, id);
    demandVersion(asked, before);
    const wish = wishOf(replacing(userResource(before, location), request.body));
    return one(200, userResource(await users.replaceUser(ctx, id, wish), location));
  }),
  route('PATCH', '/Users/:id', async (asked) => {
    const { ctx, id, request, location } = asked;
    const before = await users.readUser(ctx, id);
    demandVersion(asked, before);
    const patched = applyPatch(userResource(before, location), operationsOf(request.body));
    return one(200, userResource(await users.replaceUser(ctx, id, wishOf(patched)), location));
  }),
  route('DELETE', '/Users/:id', async ({ ctx, id }) => {
    await users.removeUser(ctx, id);
    return none;
  }),
];
