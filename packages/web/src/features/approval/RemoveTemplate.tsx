import { deleteTemplate, listTemplates } from '@shuyuan/contract/approval/approval-template.wire';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Template } from './template-form.ts';

type Props = { template: Template; onClose: () => void };

export function RemoveTemplate({ template, onClose }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const removing = useWrite(deleteTemplate, {
    refreshes: [listTemplates],
    onSuccess: () => showNotice(t('admin.approvals.removed'), 'success'),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('admin.approvals.remove.title')}
      text={t('admin.approvals.remove.text', { place: template.organization.name })}
      confirmLabel={t('admin.approvals.remove.confirm')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate({ id: template.id }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
