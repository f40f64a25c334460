import { requirementTypes, type RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { RequirementDraft } from './certificate-draft.ts';
import { ContentSearch } from './ContentSearch.tsx';

type Props = { onAdd: (content: Omit<RequirementDraft, 'minimumPercent'>) => void };

/** Content to ask for, one kind at a time. */
export function RequirementAdder({ onAdd }: Props) {
  const study = useT('study');
  const [type, setType] = useState<RequirementType | null>(null);
  const tabs = requirementTypes.map((one) => ({ name: String(one), label: study(contentKinds[one].label) }));
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={study('positions.form.addSection')}
        tabs={tabs}
        current={String(type)}
        onChoose={(name) => setType(requirementTypes.find((one) => String(one) === name) ?? null)}
      />
      {type !== null && <ContentSearch key={type} businessType={type} onAdd={onAdd} />}
    </Stack>
  );
}
