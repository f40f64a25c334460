import { listMembers } from '@shuyuan/contract/people/people.wire';
import { readPerson } from '@shuyuan/contract/people/person-card.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FoundNameField } from './FoundNameField.tsx';

type Props = { memberId: string | undefined; onChange: (id: string | undefined) => void };

const shown = 8;

/** Results of one author. */
export function AuthorFilter({ memberId, onChange }: Props) {
  const t = useT('search');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    listMembers,
    { search, page: 1, pageSize: shown },
    { enabled: search !== '', claims: 'notices', placeholderData: keepPreviousData },
  );
  const chosen = useRead(
    readPerson,
    { memberId: memberId ?? '' },
    { enabled: memberId !== undefined, claims: 'all', retry: false },
  );
  return (
    <FoundNameField
      label={t('search.author')}
      found={search === '' ? [] : (found.data?.items ?? []).map(({ id, fullName }) => ({ id, name: fullName }))}
      chosen={memberId === undefined ? undefined : { id: memberId, name: chosen.data?.memberName ?? '' }}
      onText={setText}
      onChange={onChange}
    />
  );
}
