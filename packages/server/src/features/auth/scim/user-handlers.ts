import type { RawRoute } from '../../../platform/http/raw.ts';
import * as users from './provision-users.ts';
import { listUsers } from './scim.store.ts';
import { applyPatch, operationsOf } from './protocol/scim-patch.ts';
import { demandVersion, listAnswer, none, one, route, windowOf } from './protocol/scim-protocol.ts';
import { replacing, userResource, wishOf } from './protocol/scim-user.ts';

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
    const changed = await users.changeUser(ctx, id, (before) => {
      demandVersion(asked, before);
      return wishOf(replacing(userResource(before, location), request.body));
    });
    return one(200, userResource(changed, location));
  }),
  route('PATCH', '/Users/:id', async (asked) => {
    const { ctx, id, request, location } = asked;
    const operations = operationsOf(request.body);
    const changed = await users.changeUser(ctx, id, (before) => {
      demandVersion(asked, before);
      return wishOf(applyPatch(userResource(before, location), operations));
    });
    return one(200, userResource(changed, location));
  }),
  route('DELETE', '/Users/:id', async ({ ctx, id }) => {
    await users.removeUser(ctx, id);
    return none;
  }),
];
