import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { handInAttempt, type openAttempt, saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import {
  acknowledge,
  type AnswerEntry,
  type AttemptState,
  attemptStateOf,
  changeEntry,
  pendingOf,
} from '@shuyuan/contract/exams/taking/attempt-state';
import { keptAnswers } from './kept-answers.ts';

type Receipt = OutputOf<typeof handInAttempt>;

const saveAfterMs = 2_000;
const retryAfterMs = 5_000;

const stateOfFailure = (error: unknown): SaveState => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'exam.taken-over') return 'takenOver';
  return code === 'exam.handed-in' || code === 'exam.time-over' ? 'over' : 'offline';
};

type Options = {
  readonly opened: OpenedAttempt;
  readonly tabId: string;
  readonly memberId: string;
  readonly onClock: (remainingMs: number) => void;
};

/**
 * The answers somebody writes, kept by the browser at once and by the server two seconds later. Only one save is under way at a
 * time; what it does not bring is sent with the next.
 */
export function useAttempt({ opened, tabId, memberId, onClock }: Options) {
  const { id } = opened;
  const [kept] = useState(() => keptAnswers(memberId, id));
  const [state, setState] = useState<AttemptState>(() => attemptStateOf(opened.answers, kept.read()));
  const [saveState, setSaveState] = useState<SaveState>(() => (pendingOf(state).length > 0 ? 'waiting' : 'saved'));
  const latest = useRef(state);
  const isSaving = useRef(false);

  const replace = useCallback(
    (next: AttemptState) => {
      latest.current = next;
      kept.write(pendingOf(next));
      setState(next);
    },
    [kept],
  );

  const change = (ordinal: number, part: Partial<Pick<AnswerEntry, 'answer' | 'isFlagged'>>): void => {
    replace(changeEntry(latest.current, ordinal, part));
    setSaveState((before) => (before === 'takenOver' || before === 'over' ? before : 'waiting'));
  };

  const save = useCallback(async () => {
    const answers = pendingOf(latest.current);
    if (answers.length === 0 || isSaving.current) return;
    isSaving.current = true;
    setSaveState('saving');
    try {
      const { acknowledged, remainingMs } = await call(saveAnswers, { id, tabId, answers });
      onClock(remainingMs);
      replace(acknowledge(latest.current, acknowledged));
      setSaveState(pendingOf(latest.current).length > 0 ? 'waiting' : 'saved');
    } catch (error) {
      setSaveState(stateOfFailure(error));
    } finally {
      isSaving.current = false;
    }
  }, [id, onClock, replace, tabId]);

  useEffect(() => {
    if (saveState !== 'waiting' && saveState !== 'offline') return undefined;
    const timer = setTimeout(() => void save(), saveState === 'waiting' ? saveAfterMs : retryAfterMs);
    const sendNow = (): void => void save();
    window.addEventListener('online', sendNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [save, saveState, state]);

  const handIn = useCallback(async (): Promise<Receipt> => {
    const receipt = await call(handInAttempt, { id, answers: pendingOf(latest.current) });
    kept.remove();
    return receipt;
  }, [id, kept]);

  return { entries: state.entries, saveState, change, handIn };
}

export type OpenedAttempt = OutputOf<typeof openAttempt>;

/** `waiting`: not sent yet. `offline`: kept here until the server answers again. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'takenOver' | 'over';
