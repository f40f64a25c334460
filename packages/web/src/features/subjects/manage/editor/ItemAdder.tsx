import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addSubjectFile, addSubjectLibraryItem } from '@shuyuan/contract/subjects/manage-subject.wire';
import { type SubjectContentType, subjectContentTypes } from '@shuyuan/contract/subjects/subject-content-types';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { BroughtAdder } from '../../../../shared/contents/BroughtAdder.tsx';
import { broughtKinds, type BroughtKind, contentKinds } from '../../../../shared/contents/content-kinds.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ContentSearch } from './ContentSearch.tsx';
import { LinkAdder } from './LinkAdder.tsx';
import { type ItemDraft, newItem } from './subject-draft.ts';

type Props = { subjectId: string; stageId: string; onAdd: (item: ItemDraft) => void };

/** Content for a stage, one kind at a time. */
export function ItemAdder({ subjectId, stageId, onAdd }: Props) {
  const t = useT('study');
  const [kind, setKind] = useState<SubjectContentType | BroughtKind | null>(null);
  const tabs = [
    ...subjectContentTypes.map((type) => ({ name: String(type), label: t(contentKinds[type].label) })),
    ...broughtKinds.map((name) => ({ name, label: t(`positions.kind.${name}`) })),
  ];
  return (
    <Stack gap={8}>
      <ChoiceTabs
        label={t('positions.form.addSection')}
        tabs={tabs}
        current={String(kind)}
        onChoose={(name) =>
          setKind([...subjectContentTypes, ...broughtKinds].find((one) => String(one) === name) ?? null)
        }
      />
      {kind === BusinessType.knowledge && <LinkAdder onAdd={onAdd} />}
      {(kind === 'file' || kind === 'library') && (
        <BroughtAdder
          kind={kind}
          file={addSubjectFile}
          library={addSubjectLibraryItem}
          ownerId={subjectId}
          groupId={stageId}
          onAdd={(course) => onAdd(newItem({ businessType: BusinessType.course, url: '', ...course }))}
        />
      )}
      {typeof kind === 'number' && kind !== BusinessType.knowledge && (
        <ContentSearch key={kind} businessType={kind} onAdd={onAdd} />
      )}
    </Stack>
  );
}
