import { PersonSearch } from '../../shared/people/PersonSearch.tsx';
import { CoinsPage } from '../../features/ledger/manage/CoinsPage.tsx';
import { type GrantParts, GrantPartsContext } from '../../features/ledger/manage/grant-parts.ts';

const parts: GrantParts = { PersonSearch };

/** The book of the company, with the way to find colleagues. */
export function CoinsAdmin() {
  return (
    <GrantPartsContext value={parts}>
      <CoinsPage />
    </GrantPartsContext>
  );
}
