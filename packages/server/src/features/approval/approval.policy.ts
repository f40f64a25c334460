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
export const canNow = (membership: CaseMembership) => ({
  agree: mayDecide(membership) && membership.isAsked && processLife.can('agree', membership.state),
  refuse: mayDecide(membership) && membership.isAsked && processLife.can('refuse', membership.state),
  withdraw: membership.isStarter && processLife.can('withdraw', membership.state),
  resubmit: mayResubmit(membership) && processLife.can('resubmit', membership.state),
  reassign: membership.isAdministrator && processLife.can('reassign', membership.state),
});
