import { deleteSavedSearch, listSavedSearches } from '@shuyuan/contract/search/saved/saved-search.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Saved } from './saved-address.ts';

/** Gives up a saved search, and its notices. */
export function RemoveSaved({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const t = useT('search');
  return (
    <RemoveDialog
      title={t('search.saved.remove.title')}
      text={t('search.saved.remove.text', { name: saved.name })}
      confirmLabel={t('search.saved.remove.confirm')}
      doneText={t('search.saved.removed')}
      endpoint={deleteSavedSearch}
      input={{ id: saved.id }}
      refreshes={[listSavedSearches]}
      onClose={onClose}
    />
  );
}
