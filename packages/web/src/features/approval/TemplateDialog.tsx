import {
  ApprovalBusinessType,
  approvalBusinessTypeLabels,
  approvalBusinessTypes,
} from '@shuyuan/contract/approval/approval-business-types';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { OrganizationPicker } from '../../shared/people/OrganizationPicker.tsx';
import { useFormDialogTexts } from '../../lib/part-texts.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { StepsEditor } from './StepsEditor.tsx';
import { addStep, draftsOf, isComplete, type Template } from './template-form.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateWrite } from './use-template-write.ts';

type Props = { template: Template | null; onClose: () => void };

/** A new template, or the steps of one that is there: its kind and place are what it is, and stay. */
export function TemplateDialog({ template, onClose }: Props) {
  const t = useT('admin');
  const kinds = useT('activity');
  const words = useFormDialogTexts();
  const rootId = useSession((session) => session.rootOrganization?.id ?? '');
  const [initial] = useState({
    businessType: template?.businessType ?? ApprovalBusinessType.general,
    organizationId: template?.organization.id ?? rootId,
    steps: template ? draftsOf(template.steps) : addStep([]),
  });
  const [value, setValue] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const { save, isBusy } = useTemplateWrite(template, onClose);
  const submit = () => {
    setIsTried(true);
    if (isComplete(value.steps)) save(value);
  };
  const kindOptions = approvalBusinessTypes.map((type) => ({
    value: String(type),
    label: kinds(approvalBusinessTypeLabels[type]),
  }));
  const chooseKind = (text: string) =>
    setValue({
      ...value,
      businessType: approvalBusinessTypes.find((type) => String(type) === text) ?? value.businessType,
    });
  return (
    <FormDialog
      {...words}
      isOpen
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
      isDirty={value !== initial}
      error={isTried && !isComplete(value.steps) && t('admin.approvals.incomplete')}
      onSubmit={submit}
      onClose={onClose}
    >
      {!template && (
        <>
          <NativeSelect
            label={t('admin.approvals.kind')}
            data={kindOptions}
            value={String(value.businessType)}
            onChange={(event) => chooseKind(event.currentTarget.value)}
          />
          <OrganizationPicker
            label={t('admin.approvals.place')}
            description={t('admin.approvals.place.hint')}
            value={value.organizationId}
            onChange={(organizationId) => setValue({ ...value, organizationId })}
          />
        </>
      )}
      <StepsEditor steps={value.steps} isTried={isTried} onChange={(steps) => setValue({ ...value, steps })} />
      <TemplatePreview steps={value.steps} organizationId={value.organizationId} />
    </FormDialog>
  );
}
