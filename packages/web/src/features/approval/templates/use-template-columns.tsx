import { approvalBusinessTypeLabels } from '@shuyuan/contract/approval/approval-business-types';
import { Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { draftsOf, type Template } from './template-form.ts';
import { useApproverName } from './use-approver-name.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './use-template-columns.module.css';

export type TemplateActions = { onEdit: (template: Template) => void; onRemove: (template: Template) => void };

/** A template in one line: for what, where, and who decides in which order. */
export function useTemplateColumns({ onEdit, onRemove }: TemplateActions): Column<Template>[] {
  const t = useT('admin');
  const kinds = useT('activity');
  const format = useFormat();
  const nameOf = useApproverName();
  const kindOf = ({ businessType }: Template): string => kinds(approvalBusinessTypeLabels[businessType]);
  const about = (template: Template) => ({ kind: kindOf(template), place: template.organization.name });
  return [
    { key: 'kind', header: t('admin.approvals.kind'), cell: kindOf },
    { key: 'place', header: t('admin.approvals.place'), cell: ({ organization }) => organization.name },
    {
      key: 'steps',
      header: t('admin.approvals.steps'),
      cell: ({ steps }) => (
        <ol className={classes.steps}>
          {draftsOf(steps).map(({ key, mode, approvers }) => (
            <li key={key}>
              {approvers.map(nameOf).join(' · ')}
              {approvers.length > 1 && (
                <HintText as="span" className={classes.soft}>
                  {t(`admin.approvals.mode.${mode}`)}
                </HintText>
              )}
            </li>
          ))}
        </ol>
      ),
    },
    { key: 'time', header: t('admin.approvals.time'), cell: ({ updateTime }) => format.date(updateTime) },
    {
      key: 'actions',
      header: t('admin.approvals.actions'),
      align: 'end',
      cell: (template) => (
        <span className={classes.actions}>
          <IconButton
            label={t('admin.approvals.edit', about(template))}
            icon={<Pencil size={16} />}
            onClick={() => onEdit(template)}
          />
          <IconButton
            label={t('admin.approvals.remove', about(template))}
            icon={<Trash2 size={16} />}
            onClick={() => onRemove(template)}
          />
        </span>
      ),
    },
  ];
}
