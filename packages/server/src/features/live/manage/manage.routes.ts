import { externalManage, type manageCalls, nativeManage } from '@shuyuan/contract/live/manage.wire';
import type { Context } from '../../../platform/context.ts';
import { on, type Route } from '../../../platform/http/route.ts';
import { listMembers } from '../../people/index.ts';
import type { Family } from '../community/family.ts';
import { endLive, publishLive, startLive, withdrawLive } from './change-status.ts';
import { applyForLive, createLive } from './create-live.ts';
import { isAssistant, isClassTeacher, readAssistantLink, readEnterUrl } from './enter-managed.ts';
import { getLive } from './get-live.ts';
import { listManaged, readApplyCount } from './list-managed.ts';
import { submitForApproval } from './submit-approval.ts';
import { updateLive } from './update-live.ts';

/** LIVE-ROOM-04, D-040: the same calls for both families. */
function routesFor(calls: ReturnType<typeof manageCalls>, family: Family): Route[] {
  const of =
    <Input, Output>(handle: (ctx: Context, family: Family, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input): Promise<Output> =>
      handle(ctx, family, input);
  return [
    on(calls.list, of(listManaged)),
    on(calls.get, of(getLive)),
    on(calls.create, of(createLive)),
    on(calls.apply, of(applyForLive)),
    on(calls.update, of(updateLive)),
    on(calls.publish, of(publishLive)),
    on(calls.republish, of(publishLive)),
    on(calls.withdraw, of(withdrawLive)),
    on(calls.revoke, of(withdrawLive)),
    on(calls.submitApproval, of(submitForApproval)),
    on(calls.start, of(startLive)),
    on(calls.end, of(endLive)),
    on(calls.enterUrl, of(readEnterUrl)),
    on(calls.assistantEntryLink, of(readAssistantLink)),
    on(calls.relativeMembers, listMembers),
    on(calls.isAssistant, of(isAssistant)),
    on(calls.isClassTeacher, of(isClassTeacher)),
    on(calls.applyCount, of(readApplyCount)),
  ];
}

export const manageRoutes: readonly Route[] = [
  ...routesFor(nativeManage, 'native'),
  ...routesFor(externalManage, 'external'),
];
