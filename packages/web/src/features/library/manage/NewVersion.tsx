import { Textarea } from '@mantine/core';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import { addLibraryVersion } from '@shuyuan/contract/library/manage-library.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { type LibraryItem, libraryReads } from '../library-reads.ts';
import { ItemFileField } from './ItemFileField.tsx';

type Draft = { readonly file: UploadedFile | null; readonly note: string };

function useVersionForm() {
  const t = useT('library');
  const { noteMax: max } = libraryLimits;
  return useDraftForm<Draft>({
    initial: { file: null, note: '' },
    problemsOf: ({ file, note }) => ({
      file: file === null ? t('library.field.file.missing') : null,
      note: note.trim() === '' || textLength(note) > max ? t('library.field.note.wrong', { max }) : null,
    }),
    refusals: {
      'sensitive.found': 'note',
      'course.unknown-file': 'file',
      'course.wrong-state': 'form',
      'library.too-many-versions': 'form',
      'request.stale': { field: 'form', text: t('library.stale') },
    },
  });
}

/** Another file, and what changed in it. */
export function NewVersion({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const t = useT('library');
  const form = useVersionForm();
  const { id, revision } = item;
  const add = useWrite(addLibraryVersion, {
    claims: form.claims,
    refreshes: libraryReads,
    onSuccess: () => {
      showNotice(t('library.version.added'), 'success');
      onClose();
    },
  });
  const send = ({ file, note }: Draft): void => {
    if (file) add.mutate({ id, revision, fileId: file.id, note: note.trim() }, { onError: form.refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t('library.newVersion')}
      submitLabel={t('library.newVersion.submit')}
      isBusy={add.isPending}
      onSend={send}
      onClose={onClose}
    >
      <ItemFileField
        name={`library-${id}`}
        file={form.draft.file}
        error={form.problems.file}
        onChange={(file) => form.change({ file })}
      />
      <Textarea
        label={t('library.field.note')}
        description={t('library.field.note.hint')}
        required
        rows={3}
        {...form.textField('note')}
      />
    </DraftDialog>
  );
}
