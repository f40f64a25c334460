import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { positionContentTypes, type PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { ContentSearch } from './ContentSearch.tsx';
import { type ChapterTarget, FileAdder } from './FileAdder.tsx';
import { LinkAdder } from './LinkAdder.tsx';
import type { SectionDraft } from './path-draft.ts';

type Props = { target: ChapterTarget; onAdd: (section: SectionDraft) => void };

const file = 'file';

/** Content for a chapter, one kind at a time. */
export function ContentAdder({ target, onAdd }: Props) {
  const t = useT('study');
  const [kind, setKind] = useState<PositionContentType | typeof file | null>(null);
  const tabs = [
    ...positionContentTypes.map((type) => ({ name: String(type), label: t(contentKinds[type].label) })),
    { name: file, label: t('positions.kind.file') },
  ];
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={t('positions.form.addSection')}
        tabs={tabs}
        current={String(kind)}
        onChoose={(name) =>
          setKind(name === file ? file : (positionContentTypes.find((type) => String(type) === name) ?? null))
        }
      />
      {kind === BusinessType.knowledge && <LinkAdder onAdd={onAdd} />}
      {kind === file && <FileAdder target={target} onAdd={onAdd} />}
      {kind !== null && kind !== file && kind !== BusinessType.knowledge && (
        <ContentSearch key={kind} businessType={kind} onAdd={onAdd} />
      )}
    </Stack>
  );
}
