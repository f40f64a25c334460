import { attentionRoutes } from '../features/community/attention/attention.routes.ts';
import { followedRoutes } from '../features/community/attention/followed.routes.ts';
import { type Followable, followableTopics } from '../features/community/index.ts';
import { followableQuestions } from '../features/community/questions/followable-questions.ts';
import { questionRoutes } from '../features/community/questions/question.routes.ts';
import { topicRoutes } from '../features/community/topics/topic.routes.ts';
import { followableMembers } from '../features/people/followable-members.ts';
import { followableSharers } from '../features/teams/index.ts';
import type { Route } from '../platform/http/route.ts';
import { columnsFollowables, columnsRoutes } from './columns-routes.ts';
import { discussionAndModerationRoutes } from './discussion-routes.ts';
import { teamsRoutes } from './teams-routes.ts';

/** What people may follow, by who decides whether they may see it (D-131). */
const followables: readonly Followable[] = [
  followableTopics,
  followableMembers,
  followableSharers,
  followableQuestions,
  ...columnsFollowables,
];

/** Every call about what colleagues share with each other. */
export const communityRoutes: readonly Route[] = [
  ...topicRoutes,
  ...attentionRoutes(followables),
  ...followedRoutes,
  ...questionRoutes,
  ...columnsRoutes,
  ...discussionAndModerationRoutes,
  ...teamsRoutes,
];
