import { createTemplate, listTemplates, updateTemplate } from '@shuyuan/contract/approval/approval-template.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { specsOf, type Template, type TemplateDraft } from './template-form.ts';

/** Creates the template, or gives the one being edited its new steps. */
export function useTemplateWrite(template: Template | null, onDone: () => void) {
  const t = useT('admin');
  const onSuccess = () => {
    showNotice(t('admin.approvals.saved'), 'success');
    onDone();
  };
  const creating = useWrite(createTemplate, { refreshes: [listTemplates], onSuccess });
  const updating = useWrite(updateTemplate, { refreshes: [listTemplates], onSuccess });
  const save = ({ steps: drafts, ...place }: TemplateDraft): void => {
    const steps = specsOf(drafts);
    if (template) updating.mutate({ id: template.id, version: template.version, steps });
    else creating.mutate({ ...place, steps });
  };
  return { save, isBusy: creating.isPending || updating.isPending };
}
