import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import { createLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { titleOfFile } from '../../../shared/files/title-of-file.ts';
import { libraryReads } from '../library-reads.ts';
import { ItemFileField } from './ItemFileField.tsx';
import { ItemFields } from './ItemFields.tsx';
import { emptyDraft, fieldsOf, type ItemDraft } from './item-draft.ts';
import { useItemForm } from './use-item-form.ts';

type Props = { onCreated: (id: string) => void; onClose: () => void };

/** A file and what is to be known of it; a draft until it is published on its page. */
export function NewItem({ onCreated, onClose }: Props) {
  const t = useT('library');
  const form = useItemForm(() => emptyDraft, true);
  const [isUploading, setIsUploading] = useState(false);
  const create = useWrite(createLibraryItem, {
    claims: form.claims,
    refreshes: libraryReads,
    onSuccess: ({ id }) => {
      onClose();
      onCreated(id);
    },
  });
  const send = (draft: ItemDraft): void => {
    if (draft.file) create.mutate({ ...fieldsOf(draft), fileId: draft.file.id }, { onError: form.refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t('library.create')}
      submitLabel={t('library.create.submit')}
      width={640}
      isBusy={create.isPending || isUploading}
      onSend={send}
      onClose={onClose}
    >
      <ItemFileField
        name="library-new"
        file={form.draft.file}
        error={form.problems.file}
        onChange={(file) =>
          form.change({
            file,
            ...(file && form.draft.title === '' && { title: titleOfFile(file.name, libraryLimits.titleMax) }),
          })
        }
      />
      <ItemFields form={form} onBusy={setIsUploading} />
      <p>{t('library.create.hint')}</p>
    </DraftDialog>
  );
}
