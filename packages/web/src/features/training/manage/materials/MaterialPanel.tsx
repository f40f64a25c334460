import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import type { listClassMaterials } from '@shuyuan/contract/training/materials/material.wire';
import { useT } from '../../../../lib/texts.ts';
import { FileLinks } from '../../../../shared/files/FileLinks.tsx';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

export type Material = OutputOf<typeof listClassMaterials>['items'][number];
/** The files of a list that stay, and those that were brought and are not saved. */
export type MaterialDraft = { readonly kept: readonly Material[]; readonly added: readonly UploadedFile[] };

type Props = {
  /** Names its line of uploads. */
  name: string;
  phase: Material['phase'];
  draft: MaterialDraft;
  canEdit: boolean;
  onChange: (draft: MaterialDraft) => void;
};

/** The files of one of the two lists, and the field to bring more. */
export function MaterialPanel({ name, phase, draft, canEdit, onChange }: Props) {
  const t = useT('teaching');
  const label = t(`teaching.materials.${phase}`);
  const { kept, added } = draft;
  const remove = {
    labelOf: (fileName: string) => t('teaching.materials.remove', { name: fileName }),
    onRemove: (removed: string) => onChange({ ...draft, kept: kept.filter(({ id }) => id !== removed) }),
  };
  return (
    <Panel title={label} hint={t(`teaching.materials.${phase}.hint`)}>
      <Stack gap={12}>
        {kept.length === 0 && <HintText>{t('teaching.materials.empty')}</HintText>}
        <FileLinks label={label} files={kept} {...(canEdit && { remove })} />
        {canEdit && kept.length < classLimits.materials && (
          <UploadField
            name={name}
            label={t('teaching.materials.add')}
            rule="classMaterial"
            maxFiles={classLimits.materials - kept.length}
            isConverted
            isNameFixed
            value={added}
            onChange={(files) => onChange({ ...draft, added: files })}
          />
        )}
      </Stack>
    </Panel>
  );
}
