import { Button } from '@mantine/core';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addPositionFile } from '@shuyuan/contract/positions/manage-position.wire';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { titleOfFile } from '../../../../shared/files/title-of-file.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { newSection, type SectionDraft } from './path-draft.ts';

type Props = { target: ChapterTarget; onAdd: (section: SectionDraft) => void };

/** A film, sound, document or picture of the author's own; it becomes a section once it was uploaded. */
export function FileAdder({ target: { positionId, chapterId }, onAdd }: Props) {
  const t = useT('study');
  /** Uploaded, and not a section yet: a lost line costs no second upload. */
  const [file, setFile] = useState<UploadedFile | null>(null);
  const adding = useWrite(addPositionFile, {
    onSuccess: ({ businessId }, { title }) => {
      onAdd(newSection({ businessType: BusinessType.course, businessId, url: '', title }));
      setFile(null);
    },
  });
  const add = ({ id: fileId, name }: UploadedFile): void =>
    adding.mutate({ id: positionId, fileId, title: titleOfFile(name, positionLimits.sectionTitleMax) });
  const take = ([first]: readonly UploadedFile[]): void => {
    setFile(first ?? null);
    if (first) add(first);
  };
  return (
    <>
      <UploadField
        name={`path-file-${positionId}-${chapterId}`}
        label={t('positions.form.file')}
        rule="pathFile"
        maxFiles={1}
        isConverted
        isNameFixed
        isDisabled={adding.isPending}
        value={file ? [file] : []}
        onChange={take}
      />
      {file && adding.isError && (
        <div>
          <Button variant="default" onClick={() => add(file)}>
            {t('positions.form.add')}
          </Button>
        </div>
      )}
      <HintText>{t('positions.form.fileHint')}</HintText>
    </>
  );
}

/** The chapter of a path a file is added to. */
export type ChapterTarget = { readonly positionId: string; readonly chapterId: string };
