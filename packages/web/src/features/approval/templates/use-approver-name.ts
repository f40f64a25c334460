import { useT } from '../../../lib/texts.ts';
import type { DraftApprover } from './template-form.ts';

/** How a template's approver is called: a person, everybody of a role, or the nearest director. */
export function useApproverName(): (approver: DraftApprover) => string {
  const t = useT('admin');
  const common = useT('common');
  return (approver) => {
    if (approver.kind === 'director') return t('admin.approvals.director');
    if (approver.kind === 'role') return t('admin.approvals.role', { role: common(`role.${approver.role}`) });
    return approver.fullName ?? t('admin.approvals.gone');
  };
}
