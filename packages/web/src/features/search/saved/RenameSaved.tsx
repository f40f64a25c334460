import { listSavedSearches, renameSavedSearch } from '@shuyuan/contract/search/saved/saved-search.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { Saved } from './saved-address.ts';
import { SavedNameDialog } from './SavedNameDialog.tsx';

/** Another name for a saved search. */
export function RenameSaved({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const t = useT('search');
  const rename = useWrite(renameSavedSearch, {
    claims: ['search.name-taken'],
    refreshes: [listSavedSearches],
    onSuccess: onClose,
  });
  return (
    <SavedNameDialog
      title={t('search.saved.rename.title')}
      name={saved.name}
      isBusy={rename.isPending}
      onSend={(name, onError) => rename.mutate({ id: saved.id, name }, { onError })}
      onClose={onClose}
    />
  );
}
