import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addPositionFile } from '@shuyuan/contract/positions/manage-position.wire';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { newSection, type SectionDraft } from './path-draft.ts';

type Props = { target: ChapterTarget; onAdd: (section: SectionDraft) => void };

const titleOf = (name: string): string => name.replace(/\.[^.]+$/, '').slice(0, positionLimits.sectionTitleMax) || name;

/** A film, sound, document or picture of the author's own; it becomes a section once it was uploaded. */
export function FileAdder({ target: { positionId, chapterId }, onAdd }: Props) {
  const t = useT('study');
  const [round, setRound] = useState(0);
  const adding = useWrite(addPositionFile, {
    onSuccess: ({ businessId }, { title }) => {
      onAdd(newSection({ businessType: BusinessType.course, businessId, url: '', title }));
      setRound(round + 1);
    },
  });
  const take = ([file]: readonly UploadedFile[]): void => {
    if (file) adding.mutate({ id: positionId, fileId: file.id, title: titleOf(file.name) });
  };
  return (
    <>
      <UploadField
        key={round}
        name={`path-file-${chapterId}`}
        label={t('positions.form.file')}
        rule="pathFile"
        maxFiles={1}
        isConverted
        isNameFixed
        value={[]}
        onChange={take}
      />
      <HintText>{t('positions.form.fileHint')}</HintText>
    </>
  );
}

/** The chapter of a path a file is added to. */
export type ChapterTarget = { readonly positionId: string; readonly chapterId: string };
