import { isSamePage, useLeavingGuard } from '../../lib/use-leaving-guard.ts';

/** For a form that is a page: asks before a draft is lost. Show `LeavingQuestion`; `allow` once it was saved. */
export function useLeavingQuestion(isDirty: boolean) {
  const { isAsking, settle, free } = useLeavingGuard(isDirty, isSamePage);
  return { isAsking, settle: (mayLeave: boolean) => void settle(mayLeave), allow: free };
}
