import * as wire from '@shuyuan/contract/community/discuss.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { addDiscussion } from './add-discussion.ts';
import type { Discussables } from './discussed.ts';
import { listDiscussions } from './list-discussions.ts';
import { listMyDiscussions } from './list-my-discussions.ts';
import { removeDiscussion } from './remove-discussion.ts';

export const discussionRoutes = (discussables: Discussables): readonly Route[] => [
  on(wire.listDiscussions, listDiscussions(discussables)),
  on(wire.addDiscussion, addDiscussion(discussables)),
  on(wire.removeDiscussion, removeDiscussion(discussables)),
  on(wire.listMyDiscussions, listMyDiscussions),
];
