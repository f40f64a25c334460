import * as wire from '@shuyuan/contract/community/followed.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listFollowedMembers } from './list-followed-members.ts';

export const followedRoutes: readonly Route[] = [on(wire.listFollowedMembers, listFollowedMembers)];
