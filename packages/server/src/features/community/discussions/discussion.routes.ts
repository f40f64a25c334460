import * as wire from '@shuyuan/contract/community/discuss.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { addDiscussion } from './add-discussion.ts';
import { listDiscussions } from './list-discussions.ts';
import { listMyDiscussions } from './list-my-discussions.ts';
import { removeDiscussion } from './remove-discussion.ts';

export const discussionRoutes: readonly Route[] = [
  on(wire.listDiscussions, listDiscussions),
  on(wire.addDiscussion, addDiscussion),
  on(wire.removeDiscussion, removeDiscussion),
  on(wire.listMyDiscussions, listMyDiscussions),
];
