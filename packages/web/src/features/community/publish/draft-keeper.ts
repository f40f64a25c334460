import { removeDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { call } from '../../../lib/call.ts';
import { isBlank, keptInput, type PublishDraft } from './publish-draft.ts';
import type { Voice } from './publish-place.ts';

/** A pause this long, and what was written is sent. */
export const keepAfterMs = 3000;
const againAfterMs = 15_000;
/** What a page that is closing may still send at once; browsers refuse more. */
const leavingMaxBytes = 60_000;

export type KeptState =
  | { readonly name: 'none' | 'waiting' | 'saving' | 'failed' }
  | { readonly name: 'saved'; readonly at: number };

type Wish = { readonly voice: Voice; readonly kind: QuestionKind; readonly draft: PublishDraft };

const bytesOf = ({ draft }: Wish): number => new TextEncoder().encode(draft.content).length;

const send = (wish: Wish, isLeaving: boolean) =>
  call(
    saveDraft,
    {
      kind: wish.kind,
      ...(wish.voice !== null && { accountId: wish.voice }),
      ...keptInput(wish.draft, wish.kind),
    },
    { isLeaving: isLeaving && bytesOf(wish) < leavingMaxBytes },
  );

/** Drafts this visit has made. What moved to another voice leaves none behind. */
function madeDrafts() {
  const ids = new Map<Voice, string>();
  const leaveOnly = (voice: Voice): void => {
    for (const [other, id] of ids) {
      if (other === voice) continue;
      ids.delete(other);
      // It would be offered once more, no worse.
      call(removeDraft, { id }).catch(() => undefined);
    }
  };
  return {
    has: (voice: Voice): boolean => ids.has(voice),
    leaveOnly,
    add: (voice: Voice, id: string): void => {
      ids.set(voice, id);
      leaveOnly(voice);
    },
    begin: (voice: Voice, id: string): void => {
      ids.clear();
      ids.set(voice, id);
    },
  };
}

/** D-140: the one draft of each voice. Calls follow each other: an older one must never arrive after a newer. */
export function createDraftKeeper(onState: (state: KeptState) => void) {
  let waiting: Wish | null = null;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isLeft = false;
  const made = madeDrafts();
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  async function keep(wish: Wish, isLeaving: boolean): Promise<void> {
    onState({ name: 'saving' });
    try {
      const { id, updateTime } = await send(wish, isLeaving);
      made.add(wish.voice, id);
      onState(waiting ? { name: 'waiting' } : { name: 'saved', at: updateTime });
    } catch {
      waiting ??= wish;
      onState({ name: 'failed' });
      if (!isOver && !isLeft) later(againAfterMs);
    }
  }
  /** True when everything that was written is on the server. */
  async function flush(isLeaving = false): Promise<boolean> {
    clearTimeout(timer);
    const wish = waiting;
    waiting = null;
    if (wish) running = running.then(() => keep(wish, isLeaving));
    await running;
    return waiting === null;
  }
  return {
    note: (wish: Wish): void => {
      if (isOver || (isBlank(wish.draft) && !made.has(wish.voice))) return;
      // Another voice has another draft; what was written for the first is not given up.
      if (waiting && waiting.voice !== wish.voice) void flush();
      waiting = wish;
      onState({ name: 'waiting' });
      later(keepAfterMs);
    },
    flush,
    /** Nothing goes out until `note` or `flush`: a draft that arrives after its publishing would stay for ever. */
    rest: async (): Promise<void> => {
      clearTimeout(timer);
      await running;
    },
    /** Goes on with a draft that is there; those of other voices stay where they are. */
    goOnWith: made.begin,
    /** Somebody writes, or has gone: what cannot be kept then is not tried for ever. */
    attend: (isHere: boolean): void => {
      isLeft = !isHere;
      if (isLeft) void flush(true);
    },
    /** It is published: the server has taken the draft of this voice away. */
    finish: (voice: Voice): void => {
      clearTimeout(timer);
      isOver = true;
      waiting = null;
      made.leaveOnly(voice);
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
