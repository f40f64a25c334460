import {
  ApprovalBusinessType,
  approvalBusinessTypeLabels,
  approvalBusinessTypes,
} from '@shuyuan/contract/approval/approval-business-types';
import { NativeSelect } from '@mantine/core';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { StepsEditor } from './StepsEditor.tsx';
import { addStep, draftsOf, isComplete, type Template, type TemplateDraft } from './template-form.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateWrite } from './use-template-write.ts';

type Props = { template: Template | null; onClose: () => void };

/** A new template, or the steps of one that is there: its kind and place are what it is, and stay. */
export function TemplateDialog({ template, onClose }: Props) {
  const t = useT('admin');
  const kinds = useT('activity');
  const rootId = useSession((session) => session.rootOrganization?.id ?? '');
  const form = useDraftForm<TemplateDraft>({
    initial: () => ({
      businessType: template?.businessType ?? ApprovalBusinessType.general,
      organizationId: template?.organization.id ?? rootId,
      steps: template ? draftsOf(template.steps) : addStep([]),
    }),
    problemsOf: ({ steps }) => ({ form: isComplete(steps) ? null : t('admin.approvals.incomplete') }),
  });
  const { businessType, organizationId, steps } = form.draft;
  const { save, isBusy } = useTemplateWrite(template, onClose);
  const kindOptions = approvalBusinessTypes.map((type) => ({
    value: String(type),
    label: kinds(approvalBusinessTypeLabels[type]),
  }));
  const chooseKind = (text: string) =>
    form.change({ businessType: approvalBusinessTypes.find((type) => String(type) === text) ?? businessType });
  return (
    <DraftDialog
      form={form}
      width={720}
      title={
        template
          ? t('admin.approvals.edit', {
              kind: kinds(approvalBusinessTypeLabels[template.businessType]),
              place: template.organization.name,
            })
          : t('admin.approvals.create')
      }
      submitLabel={t('admin.approvals.save')}
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
    >
      {!template && (
        <>
          <NativeSelect
            label={t('admin.approvals.kind')}
            data={kindOptions}
            value={String(businessType)}
            onChange={(event) => chooseKind(event.currentTarget.value)}
          />
          <OrganizationPicker
            label={t('admin.approvals.place')}
            description={t('admin.approvals.place.hint')}
            value={organizationId}
            onChange={(id) => form.change({ organizationId: id })}
          />
        </>
      )}
      <StepsEditor steps={steps} isTried={form.isTried} onChange={(changed) => form.change({ steps: changed })} />
      <TemplatePreview steps={steps} organizationId={organizationId} />
    </DraftDialog>
  );
}
