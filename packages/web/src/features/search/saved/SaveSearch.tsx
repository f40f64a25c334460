import { Button } from '@mantine/core';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { listSavedSearches, saveSearch } from '@shuyuan/contract/search/saved/saved-search.wire';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { SearchState } from '../search-address.ts';
import { savedQuestionOf } from './saved-question-of.ts';
import { SavedNameDialog } from './SavedNameDialog.tsx';

/** D-195: keeps the search that is open, with its filters, under a name. */
export function SaveSearch({ state }: { state: SearchState }) {
  const t = useT('search');
  const [isOpen, setIsOpen] = useState(false);
  const save = useWrite(saveSearch, {
    claims: ['search.name-taken'],
    refreshes: [listSavedSearches],
    onSuccess: (_output, { name }) => {
      showNotice(t('search.save.done', { name }), 'success');
      setIsOpen(false);
    },
  });
  const suggested = [...state.keyword].slice(0, searchLimits.savedName).join('');
  return (
    <>
      <Button variant="default" leftSection={<BellPlus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('search.save')}
      </Button>
      {isOpen && (
        <SavedNameDialog
          title={t('search.save')}
          text={t('search.save.text')}
          name={suggested}
          isBusy={save.isPending}
          onSend={(name, onError) => save.mutate({ ...savedQuestionOf(state), name }, { onError })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
