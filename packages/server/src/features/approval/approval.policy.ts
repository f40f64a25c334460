import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { processLife, type ProcessState } from '@shuyuan/contract/approval/process-life';

/** A member's relation to a process. */
export type CaseMembership = {
  readonly state: ProcessState;
  readonly businessType: ApprovalBusinessType;
  readonly isStarter: boolean;
  readonly isAdministrator: boolean;
  /** Was asked in any round, or stands in for somebody who was. */
  readonly isApprover: boolean;
  /** Is asked at the present step and has not decided yet, in person or for another. */
  readonly isAsked: boolean;
};

/** D-079: the starter, the approvers and the administrators. */
export const mayRead = ({ isStarter, isApprover, isAdministrator }: CaseMembership): boolean =>
  isStarter || isApprover || isAdministrator;

/** Nobody decides their own request, not even for somebody who is away. */
export const mayDecide = ({ isStarter, isApprover }: CaseMembership): boolean => isApprover && !isStarter;

/** The owner of another kind of document resubmits it there, where it is also edited. */
export const mayResubmit = ({ isStarter, businessType }: CaseMembership): boolean =>
  isStarter && businessType === ApprovalBusinessType.general;

/** The actions offered now. */
export const canNow = (standing: CaseMembership) => ({
  agree: mayDecide(standing) && standing.isAsked && processLife.can('agree', standing.state),
  refuse: mayDecide(standing) && standing.isAsked && processLife.can('refuse', standing.state),
  withdraw: standing.isStarter && processLife.can('withdraw', standing.state),
  resubmit: mayResubmit(standing) && processLife.can('resubmit', standing.state),
  reassign: standing.isAdministrator && processLife.can('reassign', standing.state),
});
