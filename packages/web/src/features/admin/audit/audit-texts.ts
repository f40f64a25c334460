import { isAuditAction, isAuditKind } from '@shuyuan/contract/admin/audit-words';
import type { auditEntryOut } from '@shuyuan/contract/admin/audit.wire';
import { isEditableKey } from '@shuyuan/contract/system/settings';
import { useT } from '../../../lib/texts.ts';

export type AuditEntry = (typeof auditEntryOut)['_output'];

/** The words of the trail; what a newer server recorded is shown as it is. */
export function useAuditTexts() {
  const t = useT('admin');
  const kindText = (kind: string): string => (isAuditKind(kind) ? t(`admin.audit.kind.${kind}`) : kind);
  return {
    actionText: (action: string): string => (isAuditAction(action) ? t(`admin.audit.action.${action}`) : action),
    kindText,
    actorText: ({ actor }: Pick<AuditEntry, 'actor'>): string =>
      actor === null ? t('admin.audit.system') : (actor.fullName ?? t('admin.audit.gone')),
    subjectText: ({ subject: { kind, id, name } }: Pick<AuditEntry, 'subject'>): string => {
      const key = id.split('/')[1] ?? '';
      const setting = kind === 'setting' && isEditableKey(key) ? t(`admin.settings.${key}.title`) : null;
      return [setting ?? kindText(kind), name].filter(Boolean).join(' · ');
    },
  };
}
