import { attentionRoutes } from '../features/community/attention/attention.routes.ts';
import { type Followable, followableTopics } from '../features/community/index.ts';
import { topicRoutes } from '../features/community/topics/topic.routes.ts';
import { followableMembers } from '../features/people/index.ts';
import type { Route } from '../platform/http/route.ts';

/** What people may follow, by who decides whether they may see it (D-131). */
const followables: readonly Followable[] = [followableTopics, followableMembers];

export const communityRoutes: readonly Route[] = [...topicRoutes, ...attentionRoutes(followables)];
