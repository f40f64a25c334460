import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { useT } from '../../../../lib/texts.ts';
import { manageOf } from '../../calls-of.ts';

const pageSize = 6;

/** D-056: colleagues whose name has a word in it; nobody is asked for while there is none. */
export function useFoundPeople(supplier: LiveSupplier, search: string) {
  const t = useT('activity');
  const hasSearch = search !== '';
  const found = useRead(
    manageOf(supplier).relativeMembers,
    { search, page: 1, pageSize },
    { enabled: hasSearch, claims: 'notices', placeholderData: keepPreviousData },
  );
  return {
    people: hasSearch ? (found.data?.items ?? []) : [],
    isFound: hasSearch && found.isSuccess,
    failure: hasSearch && found.isError ? (refusalText(found.error) ?? t('live.form.people.failed')) : null,
  };
}
