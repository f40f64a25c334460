import { readLibraryForm, updateLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { libraryReads } from '../library-reads.ts';
import { draftOf, fieldsOf, type LibraryForm } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemForm } from './use-item-form.ts';

type Props = { id: string; onClose: () => void };

function EditForm({ item, onClose }: { item: LibraryForm; onClose: () => void }) {
  const t = useT('library');
  const form = useItemForm(() => draftOf(item), false);
  const [isUploading, setIsUploading] = useState(false);
  const { id, revision } = item;
  const save = useWrite(updateLibraryItem, {
    claims: form.claims,
    refreshes: libraryReads,
    onSuccess: () => {
      showNotice(t('library.saved'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('library.edit')}
      submitLabel={t('library.save')}
      width={640}
      isBusy={save.isPending || isUploading}
      onSend={(draft) => save.mutate({ id, revision, ...fieldsOf(draft) }, { onError: form.refuse })}
      onClose={onClose}
    >
      <ItemFields form={form} onBusy={setIsUploading} />
    </DraftDialog>
  );
}

/** The fields of an item, once they are read; a failure is said where all are. */
export function EditItem({ id, onClose }: Props) {
  const { data } = useRead(readLibraryForm, { id }, { gcTime: 0 });
  return data ? <EditForm item={data} onClose={onClose} /> : null;
}
