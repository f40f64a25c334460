import { isSamePage, useLeavingGuard } from '../../../lib/use-leaving-guard.ts';

/** Nothing is lost: whoever leaves the page of a form they have begun is asked. */
export function useLeavingQuestion(isDirty: boolean) {
  const { isAsking, settle, free } = useLeavingGuard(isDirty, isSamePage);
  return { isAsking, settle: (mayLeave: boolean) => void settle(mayLeave), allow: free };
}
