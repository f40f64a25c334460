import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { positionContentTypes, type PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ContentSearch } from './ContentSearch.tsx';
import { LinkAdder } from './LinkAdder.tsx';
import type { ItemDraft } from './subject-draft.ts';

/** Content for a stage, one kind at a time. */
export function ItemAdder({ onAdd }: { onAdd: (item: ItemDraft) => void }) {
  const t = useT('study');
  const [kind, setKind] = useState<PositionContentType | null>(null);
  const tabs = positionContentTypes.map((type) => ({ name: String(type), label: t(contentKinds[type].label) }));
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={t('positions.form.addSection')}
        tabs={tabs}
        current={String(kind)}
        onChoose={(name) => setKind(positionContentTypes.find((type) => String(type) === name) ?? null)}
      />
      {kind === BusinessType.knowledge && <LinkAdder onAdd={onAdd} />}
      {kind !== null && kind !== BusinessType.knowledge && (
        <ContentSearch key={kind} businessType={kind} onAdd={onAdd} />
      )}
    </Stack>
  );
}
