import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { useEffect, useState } from 'react';
import { isSamePage, useLeavingGuard } from '../../../lib/use-leaving-guard.ts';
import { createDraftKeeper, type KeptState } from './draft-keeper.ts';
import type { PublishDraft } from './publish-draft.ts';
import type { Voice } from './publish-place.ts';

type Writing = {
  readonly voice: Voice;
  readonly kind: QuestionKind;
  /** Null: nothing was written, or it is not settled yet whether it takes the place of an older draft. */
  readonly written: PublishDraft | null;
};

/** COMM-17: keeps what is written after a pause and on leaving. Who leaves is asked only when it could not be kept. */
export function useDraftKeeping({ voice, kind, written }: Writing) {
  const [kept, setKept] = useState<KeptState>({ name: 'none' });
  const [keeper] = useState(() => createDraftKeeper(setKept));
  useEffect(() => {
    if (written) keeper.note({ voice, kind, draft: written });
  }, [keeper, voice, kind, written]);
  useEffect(() => {
    // A phone puts a tab to sleep without another word.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void keeper.flush(true);
    };
    const leave = (): void => void keeper.flush(true);
    keeper.attend(true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      keeper.attend(false);
    };
  }, [keeper]);
  const isUnkept = kept.name === 'waiting' || kept.name === 'saving' || kept.name === 'failed';
  const rescue = kept.name === 'failed' ? undefined : () => keeper.flush();
  const { isAsking, settle, free } = useLeavingGuard(isUnkept, isSamePage, rescue);
  return { kept, keeper, leaving: { isAsking, answer: settle, free } };
}
