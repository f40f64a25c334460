import { readDraft, removeDraft } from '@shuyuan/contract/community/draft.wire';
import { questionTitleMax } from '@shuyuan/contract/community/questions';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { isUnknown } from '../is-unknown.ts';
import { draftOfSaved, emptyDraft, isBlank, type PublishDraft, type SavedDraft } from './publish-draft.ts';
import { kindOn, pageOfKind, type PublishPage, type Voice } from './publish-place.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

type PublishState = {
  readonly written: PublishDraft | null;
  /** Whose columns it is written for: they are those of one account. */
  readonly voice: Voice;
  /** Another text to begin with is another editor. */
  readonly round: number;
  /** Voices the text may take now: the old draft of each was gone on with or given up, or there was none. */
  readonly settled: readonly Voice[];
};

/** Of what is kept, what is worth offering. */
const worthOffering = (saved: SavedDraft | null | undefined): SavedDraft | null =>
  saved && !isBlank(draftOfSaved(saved)) ? saved : null;

/** Read each time anew: another tab, or this one a moment ago, may have kept something else. */
function useSavedDraft(voice: Voice, isWanted: boolean) {
  const saved = useRead(
    readDraft,
    { ...(voice !== null && { accountId: voice }) },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, enabled: isWanted, claims: 'notices' },
  );
  // The page that was left a moment ago may still hold its answer, which is older than what was kept on leaving.
  const isRead = isWanted && saved.isFetchedAfterMount && saved.data !== undefined;
  return { saved, isRead, offered: isRead ? worthOffering(saved.data.draft) : null };
}

/** What is written for one voice, and the draft of it that was kept before (COMM-17, D-140). */
export function usePublishEditor(page: PublishPage, voice: Voice) {
  const { circle, title, resume } = useSearchParams();
  const kind = kindOn(page, voice);
  const [first] = useState(() => emptyDraft(circle ?? null, title?.slice(0, questionTitleMax)));
  const [state, setState] = useState<PublishState>({ written: null, voice, round: 0, settled: [] });
  if (state.voice !== voice) {
    setState({ ...state, voice, written: state.written && { ...state.written, columnIds: [] } });
  }
  const isSettled = state.settled.includes(voice);
  const isWriting = state.written !== null && !isBlank(state.written);
  const { saved, isRead, offered } = useSavedDraft(voice, !isSettled);
  const settle = (changed: Partial<PublishState> = {}): void =>
    setState((now) => ({ ...now, settled: [...now.settled, voice], ...changed }));
  /** Another text: the drafts of all other voices are what they are, and must be asked about before this takes their place. */
  const goOnWith = (draft: SavedDraft): void =>
    settle({ written: draftOfSaved(draft), round: state.round + 1, settled: [voice] });
  const forget = useWrite(removeDraft, { claims: ['request.not-found'], onSuccess: () => settle() });
  const { kept, keeper, leaving } = useDraftKeeping({ voice, kind, written: isSettled ? state.written : null });
  const goOn = (draft: SavedDraft): void => {
    if (draft.kind !== kind) {
      go(pageOfKind(draft.kind), {}, { account: voice ?? undefined, resume: 1 });
      return;
    }
    keeper.goOnWith(voice, draft.id);
    goOnWith(draft);
  };
  const startOver = (draft: SavedDraft): void => {
    if (isWriting) settle();
    // Published or given up in another tab: there is nothing left to forget.
    else forget.mutate({ id: draft.id }, { onError: (error) => isUnknown(error) && settle() });
  };
  // They have said on another page that they want to go on.
  const isResumed = offered !== null && resume !== undefined && offered.kind === kind && state.written === null;
  if (isRead && isResumed) goOnWith(offered);
  else if (isRead && offered === null) settle();
  const change = (changed: Partial<PublishDraft>): void =>
    setState((now) => ({ ...now, written: { ...(now.written ?? first), ...changed } }));
  return {
    voice,
    kind,
    saved,
    offered,
    draft: state.written ?? first,
    isWriting,
    round: state.round,
    isReady: isSettled,
    isForgetting: forget.isPending,
    kept,
    keeper,
    leaving,
    goOn,
    startOver,
    change,
  };
}
