import { go } from '../../../lib/navigation.ts';
import { useReturnSearch } from '../../../shared/contents/return-address.ts';

/** Leads to the paper of an attempt, and keeps the way back. */
export function useOpenAttempt(): (id: string) => void {
  const search = useReturnSearch();
  return (id) => go('examTake', { id }, search);
}
