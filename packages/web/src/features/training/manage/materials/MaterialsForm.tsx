import { Button } from '@mantine/core';
import { type MaterialPhase, materialPhases } from '@shuyuan/contract/training/materials/material-phases';
import { saveClassMaterials } from '@shuyuan/contract/training/materials/material.wire';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { managedReads } from '../class-form.ts';
import { type Material, type MaterialDraft, MaterialPanel } from './MaterialPanel.tsx';

type Props = { classId: string; materials: readonly Material[]; canEdit: boolean };
type Draft = Readonly<Record<MaterialPhase, MaterialDraft>>;

const listOf = (materials: readonly Material[], phase: MaterialPhase): MaterialDraft => ({
  kept: materials.filter((one) => one.phase === phase),
  added: [],
});
const draftOf = (materials: readonly Material[]): Draft => ({
  before: listOf(materials, 'before'),
  after: listOf(materials, 'after'),
});
const idsOf = ({ kept, added }: MaterialDraft): string[] => [...kept, ...added].map(({ id }) => id);

/** Both lists, saved at once. */
export function MaterialsForm({ classId: id, materials, canEdit }: Props) {
  const t = useT('teaching');
  const [draft, setDraft] = useState(() => draftOf(materials));
  const saving = useWrite(saveClassMaterials, {
    refreshes: managedReads,
    onSuccess: ({ items }) => {
      setDraft(draftOf(items));
      showNotice(t('teaching.materials.saved'), 'success');
    },
  });
  const save = (): void => saving.mutate({ id, before: idsOf(draft.before), after: idsOf(draft.after) });
  return (
    <Stack gap={20}>
      {materialPhases.map((phase) => (
        <MaterialPanel
          key={phase}
          name={`class-material-${id}-${phase}`}
          phase={phase}
          draft={draft[phase]}
          canEdit={canEdit}
          onChange={(list) => setDraft((known) => ({ ...known, [phase]: list }))}
        />
      ))}
      {canEdit && (
        <div>
          <Button loading={saving.isPending} onClick={save}>
            {t('teaching.materials.save')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
