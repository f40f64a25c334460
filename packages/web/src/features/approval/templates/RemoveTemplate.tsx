import { deleteTemplate, listTemplates } from '@shuyuan/contract/approval/approval-template.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Template } from './template-form.ts';

type Props = { template: Template; onClose: () => void };

export function RemoveTemplate({ template, onClose }: Props) {
  const t = useT('admin');
  return (
    <RemoveDialog
      title={t('admin.approvals.remove.title')}
      text={t('admin.approvals.remove.text', { place: template.organization.name })}
      confirmLabel={t('admin.approvals.remove.confirm')}
      doneText={t('admin.approvals.removed')}
      endpoint={deleteTemplate}
      input={{ id: template.id }}
      refreshes={[listTemplates]}
      onClose={onClose}
    />
  );
}
