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

type Input = { readonly voice: Voice; readonly kind: QuestionKind; readonly draft: PublishDraft };
/** Going on with a draft is another text; what is still on its way of the one before is no copy of it. */
type Noted = Input & { readonly text: number };

const bytesOf = ({ draft }: Input): number => new TextEncoder().encode(draft.content).length;

const send = (wish: Input, isLeaving: boolean) =>
  call(
    saveDraft,
    {
      kind: wish.kind,
      ...(wish.voice !== null && { accountId: wish.voice }),
      ...keptInput(wish.draft, wish.kind),
    },
    { isLeaving: isLeaving && bytesOf(wish) < leavingMaxBytes },
  );

/** Drafts this visit has made of the text that is written now. What moved to another voice leaves none behind. */
function madeDrafts() {
  const ids = new Map<Voice, string>();
  let text = 0;
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
    textOf: (wish: Input): Noted => ({ ...wish, text }),
    add: (noted: Noted, id: string): void => {
      if (noted.text !== text) return;
      ids.set(noted.voice, id);
      leaveOnly(noted.voice);
    },
    begin: (voice: Voice, id: string): void => {
      text += 1;
      ids.clear();
      ids.set(voice, id);
    },
  };
}

/** Rings once, that long after it was last set. */
function alarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const set = (ms: number): void => {
    stop();
    timer = setTimeout(ring, ms);
  };
  return { set, stop };
}

/** D-140: the one draft of each voice. Calls follow each other: an older one must never arrive after a newer. */
export function createDraftKeeper(onState: (state: KeptState) => void) {
  let waiting: Noted | null = null;
  let running: Promise<void> = Promise.resolve();
  let isResting = false;
  let isOver = false;
  let isLeft = false;
  const made = madeDrafts();
  const later = alarm(() => void flush());
  async function keep(wish: Noted, isLeaving: boolean): Promise<void> {
    onState({ name: 'saving' });
    try {
      const { id, updateTime } = await send(wish, isLeaving);
      made.add(wish, id);
      onState(waiting ? { name: 'waiting' } : { name: 'saved', at: updateTime });
    } catch {
      waiting ??= wish;
      onState({ name: 'failed' });
      if (!isLeft) later.set(againAfterMs);
    }
  }
  /** True when everything that was written is on the server. */
  async function flush(isLeaving = false): Promise<boolean> {
    later.stop();
    const wish = isResting ? null : waiting;
    if (wish) {
      waiting = null;
      running = running.then(() => keep(wish, isLeaving));
    }
    await running;
    return waiting === null;
  }
  return {
    note: (wish: Input): void => {
      if (isOver || (isBlank(wish.draft) && !made.has(wish.voice))) return;
      // Another voice has another draft; what was written for the first is not given up.
      if (waiting && waiting.voice !== wish.voice) void flush();
      waiting = made.textOf(wish);
      onState({ name: 'waiting' });
      later.set(keepAfterMs);
    },
    flush,
    /** It is being published: nothing goes out meanwhile, a draft that arrives after it would stay for ever. */
    rest: async (): Promise<void> => {
      isResting = true;
      await running;
    },
    /** It was not published after all. */
    wake: (): void => {
      isResting = false;
      if (waiting) later.set(keepAfterMs);
    },
    /** Goes on with a draft that is there; those of other voices stay where they are. */
    goOnWith: (voice: Voice, id: string): void => {
      void flush();
      made.begin(voice, id);
    },
    /** Somebody writes, or has gone: what cannot be kept then is not tried for ever. */
    attend: (isHere: boolean): void => {
      isLeft = !isHere;
      if (isLeft) void flush(true);
    },
    /** It is published: the server has taken the draft of this voice away. */
    finish: (voice: Voice): void => {
      isOver = true;
      waiting = null;
      made.leaveOnly(voice);
    },
  };
}
