import type { Translate } from '../../../lib/texts.ts';

type AuditWords = {
  readonly t: Translate<'admin'>;
  readonly role: (value: string, field: string) => string;
  readonly person: (value: string, field: string) => string;
};
type Approver = { readonly kind?: unknown; readonly memberId?: unknown; readonly role?: unknown };
type Step = { readonly mode?: unknown; readonly approvers?: unknown };

function approverInWords({ kind, memberId, role: held }: Approver, { t, role, person }: AuditWords): string {
  if (kind === 'director') return t('admin.approvals.director');
  if (kind === 'role' && typeof held === 'string') return t('admin.approvals.role', { role: role(held, 'role') });
  return typeof memberId === 'string' ? person(memberId, 'memberId') : t('admin.approvals.gone');
}

/** The steps of a template, a line each; what is no list of steps is shown as it was recorded. */
export function stepsInWords(value: unknown, said: AuditWords): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value
    .map(({ mode, approvers }: Step, index) => {
      const people = Array.isArray(approvers) ? approvers.map((one: Approver) => approverInWords(one, said)) : [];
      const how = people.length > 1 ? ` · ${said.t(`admin.approvals.mode.${mode === 'all' ? 'all' : 'any'}`)}` : '';
      return `${index + 1}. ${people.join(' · ')}${how}`;
    })
    .join('\n');
}
