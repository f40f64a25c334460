import { Button } from '@mantine/core';
import type { addPositionFile } from '@shuyuan/contract/positions/manage-position.wire';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { useState } from 'react';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { titleOfFile } from '../files/title-of-file.ts';
import type { UploadedFile } from '../files/upload/transport.ts';
import { UploadField } from '../files/upload-field/UploadField.tsx';
import { HintText } from '../../ui/HintText.tsx';

type FileTarget = {
  readonly endpoint: typeof addPositionFile;
  /** The path or subject. */
  readonly ownerId: string;
  /** The chapter or stage: an upload that is under way is its own. */
  readonly groupId: string;
};
export type FileAdderProps = {
  target: FileTarget;
  onAdd: (course: { readonly businessId: string; readonly title: string }) => void;
};

/** A film, sound, document or picture of the author's own; it becomes content once it was uploaded. */
export function FileAdder({ target: { endpoint, ownerId, groupId }, onAdd }: FileAdderProps) {
  const t = useT('study');
  /** Uploaded, and not content yet: a lost line costs no second upload. */
  const [file, setFile] = useState<UploadedFile | null>(null);
  const adding = useWrite(endpoint, {
    onSuccess: ({ businessId }, { title }) => {
      onAdd({ businessId, title });
      setFile(null);
    },
  });
  const add = ({ id: fileId, name }: UploadedFile): void =>
    adding.mutate({ id: ownerId, fileId, title: titleOfFile(name, courseLimits.sectionTitleMax) });
  const take = ([first]: readonly UploadedFile[]): void => {
    setFile(first ?? null);
    if (first) add(first);
  };
  return (
    <>
      <UploadField
        name={`content-file-${ownerId}-${groupId}`}
        label={t('positions.form.file')}
        rule="contentFile"
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
