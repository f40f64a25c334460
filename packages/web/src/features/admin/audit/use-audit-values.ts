import { useT } from '../../../lib/texts.ts';
import { auditFields, businessTypeKey } from './audit-fields.ts';
import { stepsInWords } from './audit-steps.ts';
import type { AuditEntry } from './audit-texts.ts';
import { type Names, useAuditWords } from './use-audit-words.ts';

/** What the trail says of a field, in words: what it is called, and its value; null where there is none. */
export function useAuditValues(entry: AuditEntry, names: Names) {
  const t = useT('admin');
  const activity = useT('activity');
  const words = useAuditWords(entry.subject.id, names);

  function valueText(field: string, value: unknown): string | null {
    const kind = auditFields[field]?.kind ?? 'plain';
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
    if (kind === 'steps') return stepsInWords(value, { t, role: words.role, person: words.id });
    const businessType = kind === 'business-type' ? businessTypeKey(value) : null;
    if (businessType) return activity(businessType);
    const said = kind === 'business-type' ? words.plain : words[kind];
    if (typeof value === 'string' || typeof value === 'number') return said(String(value), field);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      return value.map((one) => said(one, field)).join('\n') || null;
    return JSON.stringify(value, null, 2);
  }
  const fieldText = (field: string): string => {
    const label = auditFields[field]?.label;
    return t(label ?? 'admin.audit.field.other', { name: field });
  };
  return { fieldText, valueText };
}
