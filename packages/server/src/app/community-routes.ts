import { attentionRoutes } from '../features/community/attention/attention.routes.ts';
import type { Followable } from '../features/community/index.ts';
import { followableMembers } from '../features/people/followable-members.ts';
import type { Route } from '../platform/http/route.ts';

/** What people may follow, by who decides whether they may see it (D-131). */
const followables: readonly Followable[] = [followableMembers];

export const communityRoutes: readonly Route[] = attentionRoutes(followables);
