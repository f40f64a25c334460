import * as wire from '@shuyuan/contract/assignments/duty.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listOwnDuties } from '../learn/list-own-duties.ts';
import { readDuty } from './read-duty.ts';
import { revokeSettlement } from './revoke-settlement.ts';
import { settleDuty } from './settle-duty.ts';

/** The calls about one duty: read by whom it is, settled by whoever directs them. */
export const dutyRoutes: readonly Route[] = [
  on(wire.listOwnDuties, listOwnDuties),
  on(wire.readDuty, readDuty),
  on(wire.settleDuty, settleDuty),
  on(wire.revokeSettlement, revokeSettlement),
];
