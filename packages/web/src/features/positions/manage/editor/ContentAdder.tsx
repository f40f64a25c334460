import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addPositionFile, addPositionLibraryItem } from '@shuyuan/contract/positions/manage-position.wire';
import { positionContentTypes, type PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { BroughtAdder } from '../../../../shared/contents/BroughtAdder.tsx';
import { broughtKinds, type BroughtKind, contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { ContentSearch } from './ContentSearch.tsx';
import { LinkAdder } from './LinkAdder.tsx';
import { newSection, type SectionDraft } from './path-draft.ts';

type Props = { positionId: string; chapterId: string; onAdd: (section: SectionDraft) => void };

/** Content for a chapter, one kind at a time. */
export function ContentAdder({ positionId, chapterId, onAdd }: Props) {
  const t = useT('study');
  const [kind, setKind] = useState<PositionContentType | BroughtKind | null>(null);
  const tabs = [
    ...positionContentTypes.map((type) => ({ name: String(type), label: t(contentKinds[type].label) })),
    ...broughtKinds.map((name) => ({ name, label: t(`positions.kind.${name}`) })),
  ];
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={t('positions.form.addSection')}
        tabs={tabs}
        current={String(kind)}
        onChoose={(name) =>
          setKind([...positionContentTypes, ...broughtKinds].find((one) => String(one) === name) ?? null)
        }
      />
      {kind === BusinessType.knowledge && <LinkAdder onAdd={onAdd} />}
      {(kind === 'file' || kind === 'library') && (
        <BroughtAdder
          kind={kind}
          file={addPositionFile}
          library={addPositionLibraryItem}
          ownerId={positionId}
          groupId={chapterId}
          onAdd={(course) => onAdd(newSection({ businessType: BusinessType.course, url: '', ...course }))}
        />
      )}
      {typeof kind === 'number' && kind !== BusinessType.knowledge && (
        <ContentSearch key={kind} businessType={kind} onAdd={onAdd} />
      )}
    </Stack>
  );
}
