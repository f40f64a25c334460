import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { checkApproval } from '@shuyuan/contract/approval/approval-template.wire';
import { readSupplier } from '@shuyuan/contract/live/live.wire';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { call } from '../../../lib/call.ts';
import { useRead } from '../../../lib/queries.ts';
import { failureOf } from '../../../shared/reads/ReadStates.tsx';
import { useSession } from '../../../lib/session.ts';

export type LiveSettings = { readonly supplier: LiveSupplier; readonly isApprovalOn: boolean };

const asked = (organizationId: string | undefined) => ({
  type: ApprovalBusinessType.live,
  ...(organizationId !== undefined && { organizationId }),
});

/** LIVE-CREATE-02, APPROVAL-02: what forms and buttons of lives depend on; undefined until both are known. */
export function useLiveSettings() {
  const organizationId = useSession((session) => session.organization?.id);
  const supplier = useRead(readSupplier, {}, { claims: 'notices' });
  const approval = useRead(checkApproval, asked(organizationId), { claims: 'notices' });
  const settings: LiveSettings | undefined =
    supplier.data && approval.data
      ? { supplier: supplier.data.supplier, isApprovalOn: approval.data.approvalSwitch }
      : undefined;
  return { settings, failure: failureOf([supplier, approval]) };
}

/** LIVE-MGMT-26: the switch as it is now; it may have changed while a table was open. */
export async function isApprovalOnNow(): Promise<boolean> {
  const { approvalSwitch } = await call(checkApproval, asked(useSession.getState().organization?.id));
  return approvalSwitch;
}
