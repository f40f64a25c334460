import { Button } from '@mantine/core';
import { archiveLibraryItem, publishLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { type LibraryItem, libraryReads } from '../library-reads.ts';
import { EditItem } from './EditItem.tsx';
import { NewVersion } from './NewVersion.tsx';
import { WithdrawItem } from './WithdrawItem.tsx';

type StepDialog = 'edit' | 'version' | 'withdraw' | 'archive' | null;

function Archive({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const t = useT('library');
  return (
    <RemoveDialog
      title={t('library.archive.title', { title: item.title })}
      text={t('library.archive.text')}
      confirmLabel={t('library.archive')}
      doneText={t('library.archived')}
      endpoint={archiveLibraryItem}
      input={{ id: item.id }}
      refreshes={libraryReads}
      claims={['course.wrong-state', 'course.sold']}
      onClose={onClose}
    />
  );
}

/** The steps a manager may take with an item in its state. */
export function ItemSteps({ item }: { item: LibraryItem }) {
  const t = useT('library');
  const [asked, setAsked] = useState<StepDialog>(null);
  const close = () => setAsked(null);
  const publish = useWrite(publishLibraryItem, {
    refreshes: libraryReads,
    onSuccess: () => showNotice(t('library.published'), 'success'),
  });
  const { edit, publish: canPublish, withdraw, archive } = item.can;
  const step = (name: Exclude<StepDialog, null>, label: string) => (
    <Button variant="default" onClick={() => setAsked(name)}>
      {label}
    </Button>
  );
  return (
    <>
      {canPublish && (
        <ActionButton loading={publish.isPending} onClick={() => publish.mutate({ id: item.id })}>
          {t('library.publish')}
        </ActionButton>
      )}
      {edit && step('edit', t('library.edit'))}
      {edit && step('version', t('library.newVersion'))}
      {withdraw && step('withdraw', t('library.withdraw'))}
      {archive && step('archive', t('library.archive'))}
      {asked === 'edit' && <EditItem id={item.id} onClose={close} />}
      {asked === 'version' && <NewVersion item={item} onClose={close} />}
      {asked === 'withdraw' && <WithdrawItem item={item} onClose={close} />}
      {asked === 'archive' && <Archive item={item} onClose={close} />}
    </>
  );
}
