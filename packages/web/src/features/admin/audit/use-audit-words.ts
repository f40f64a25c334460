import { approvalStatusLabels } from '@shuyuan/contract/approval/approval-status';
import { processStates, statusOfState } from '@shuyuan/contract/approval/process-life';
import { isNoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import { identities } from '@shuyuan/contract/kernel/capabilities';
import { memberStates } from '@shuyuan/contract/people/member-state';
import { isLanguage } from '@shuyuan/contract/kernel/languages';
import { isEditableKey } from '@shuyuan/contract/system/settings';
import { useFormat } from '../../../lib/format.ts';
import { useShownValue } from '../../../lib/setting-texts.ts';
import { type TextKey, useT } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';
import { auditFields, type ValueKind } from './audit-fields.ts';

export type Names = readonly { readonly id: string; readonly name: string }[];
type InWords = (value: string, field: string) => string;

/** Names, dates and words instead of ids, numbers and codes; what is not known is shown as it was recorded. */
export function useAuditWords(
  subjectId: string,
  names: Names,
): Record<Exclude<ValueKind, 'steps' | 'business-type'>, InWords> {
  const t = useT('admin');
  const common = useT('common');
  const notices = useT('notices');
  const activity = useT('activity');
  const format = useFormat();
  const nameOf = (id: string): string => names.find((one) => one.id === id)?.name ?? id;
  const settingWords = useShownValue(nameOf);
  const roleWord = (value: string): string => {
    const role = identities.find((one) => one === value);
    return role ? common(`role.${role}`) : value;
  };
  const stateWord = (value: string): string => {
    const member = memberStates.find((one) => one === value);
    const process = processStates.find((one) => one === value);
    if (member) return t(`admin.members.state.${member}`);
    return process ? activity(approvalStatusLabels[statusOfState[process]]) : value;
  };
  return {
    plain: (value) => value,
    id: nameOf,
    role: roleWord,
    state: stateWord,
    time: (value) => (Number.isNaN(Date.parse(value)) ? value : format.dateTime(Date.parse(value))),
    'notice-kind': (value) => (isNoticeKind(value) ? notices(`noticeKind.${value}`) : value),
    language: (value) => (isLanguage(value) ? languageNames[value] : value),
    setting: (value) => {
      const key = subjectId.split('/')[1] ?? '';
      return isEditableKey(key) ? settingWords(key, value) : value;
    },
    // Words of the contract, each with a text under this beginning; one that has none yet is shown as it is.
    choice: (value, field) => t(`${auditFields[field]?.choices ?? ''}.${value}` as TextKey<'admin'>) || value,
  };
}
