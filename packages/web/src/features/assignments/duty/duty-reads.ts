import { listCompliance, listDuties, listUnitCompliance } from '@shuyuan/contract/assignments/duty-report.wire';
import { listOwnDuties, readDuty } from '@shuyuan/contract/assignments/duty.wire';
import { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';

/** Everything that shows a duty. */
export const dutyReads = [readDuty, listDuties, listUnitCompliance, listCompliance, listAssignments, listOwnDuties];
