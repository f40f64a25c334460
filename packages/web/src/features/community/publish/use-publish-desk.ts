import { readDraft, removeDraft } from '@shuyuan/contract/community/draft.wire';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { draftOfSaved, emptyDraft, isBlank, type PublishDraft, type SavedDraft } from './publish-draft.ts';
import { kindOn, pageOfKind, type PublishPage, type Voice } from './publish-place.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

type Desk = {
  readonly written: PublishDraft | null;
  /** Another text to begin with is another editor. */
  readonly round: number;
  /** Voices whose old draft was gone on with or given up, or had none. */
  readonly settled: readonly Voice[];
};

/** Of what is kept, what is worth offering. */
const worthOffering = (saved: SavedDraft | null | undefined): SavedDraft | null =>
  saved && !isBlank(draftOfSaved(saved)) ? saved : null;

/** What is written for one voice, and the draft of it that was kept before (COMM-17, D-140). */
export function usePublishDesk(page: PublishPage, voice: Voice) {
  const { circle, resume } = useSearchParams();
  const kind = kindOn(page, voice);
  const [first] = useState(() => emptyDraft(circle ?? null));
  const [desk, setDesk] = useState<Desk>({ written: null, round: 0, settled: [] });
  const isSettled = desk.settled.includes(voice);
  const saved = useRead(
    readDraft,
    { ...(voice !== null && { accountId: voice }) },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, enabled: !isSettled, claims: 'notices' },
  );
  const offered = isSettled ? null : worthOffering(saved.data?.draft);
  const settle = (changed: Partial<Desk> = {}): void =>
    setDesk((now) => ({ ...now, ...changed, settled: [...now.settled, voice] }));
  const forget = useWrite(removeDraft, { onSuccess: () => settle() });
  const {
    kept,
    keeper,
    isAsking,
    settle: answer,
    free,
  } = useDraftKeeping({
    voice,
    kind,
    written: isSettled ? desk.written : null,
  });
  const goOn = (draft: SavedDraft): void => {
    if (draft.kind !== kind) {
      go(pageOfKind(draft.kind), {}, { account: voice ?? undefined, resume: 1 });
      return;
    }
    keeper.goOnWith(voice, draft.id);
    settle({ written: draftOfSaved(draft), round: desk.round + 1 });
  };
  const startOver = (draft: SavedDraft): void => (desk.written ? settle() : forget.mutate({ id: draft.id }));
  const isRead = saved.data !== undefined && !isSettled;
  // They have said on another page that they want to go on.
  const isResumed = offered !== null && resume !== undefined && offered.kind === kind && desk.written === null;
  if (isRead && (offered === null || isResumed)) {
    settle(isResumed ? { written: draftOfSaved(offered), round: desk.round + 1 } : {});
  }
  const change = (changed: Partial<PublishDraft>): void =>
    setDesk((now) => ({ ...now, written: { ...(now.written ?? first), ...changed } }));
  return {
    kind,
    saved,
    offered,
    draft: desk.written ?? first,
    isWriting: desk.written !== null,
    round: desk.round,
    isReady: isSettled,
    isForgetting: forget.isPending,
    kept,
    keeper,
    leaving: { isAsking, answer, free },
    goOn,
    startOver,
    change,
  };
}
