import { externalManage, type manageCalls, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listMembers } from '../../people/index.ts';
import { type Family, onPathOf } from '../community/family.ts';
import { endLive, publishLive, startLive, withdrawLive } from './change-status.ts';
import { applyForLive, createLive } from './create-live.ts';
import { isAssistant, isClassTeacher, readAssistantLink, readEnterUrl } from './enter-managed.ts';
import { getLive } from './get-live.ts';
import { listManaged, readApplyCount } from './list-managed.ts';
import { submitForApproval } from './submit-approval.ts';
import { updateLive } from './update-live.ts';

/** LIVE-ROOM-04, D-040: the same calls for both families. */
function routesFor(calls: ReturnType<typeof manageCalls>, family: Family): Route[] {
  const here = onPathOf(family);
  return [
    on(calls.list, here(listManaged)),
    on(calls.get, here(getLive)),
    on(calls.create, here(createLive)),
    on(calls.apply, here(applyForLive)),
    on(calls.update, here(updateLive)),
    on(calls.publish, here(publishLive)),
    on(calls.republish, here(publishLive)),
    on(calls.withdraw, here(withdrawLive)),
    on(calls.revoke, here(withdrawLive)),
    on(calls.submitApproval, here(submitForApproval)),
    on(calls.start, here(startLive)),
    on(calls.end, here(endLive)),
    on(calls.enterUrl, here(readEnterUrl)),
    on(calls.assistantEntryLink, here(readAssistantLink)),
    on(calls.relativeMembers, listMembers),
    on(calls.isAssistant, here(isAssistant)),
    on(calls.isClassTeacher, here(isClassTeacher)),
    on(calls.applyCount, here(readApplyCount)),
  ];
}

export const manageRoutes: readonly Route[] = [
  ...routesFor(nativeManage, 'native'),
  ...routesFor(externalManage, 'external'),
];
