export { findAccount } from './account.store.ts';
export { applyForAccount } from './application/apply-for-account.ts';
export { followApproval } from './application/approval-outcome.ts';
export { countActivity } from './count-activity.ts';
export { followableSharers } from './followable-sharers.ts';
export { findOwner, findPayee, listActive, listOwnedAccounts, listPresent, lockPlaces } from './member.store.ts';
export { changeAccountMembers } from './members/change-members.ts';
export { lockAccountAccess, openAccount, type AccountAccess } from './teams.policy.ts';
