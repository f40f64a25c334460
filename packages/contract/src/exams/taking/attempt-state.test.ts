import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acknowledge,
  type AnswerEntry,
  type AttemptState,
  attemptStateOf,
  changeEntry,
  isAnswered,
  pendingOf,
} from './attempt-state.ts';

const text = (written: string) => ({ kind: 'short' as const, text: written });
const entry = (ordinal: number, revision: number, written = String(revision)): AnswerEntry => ({
  ordinal,
  revision,
  answer: text(written),
  isFlagged: false,
});

test('[D-183] a change waits until it is acknowledged, and a later change waits on', () => {
  let state = attemptStateOf([], []);
  state = changeEntry(state, 0, { answer: text('a') });
  const sent = pendingOf(state);
  state = changeEntry(state, 0, { isFlagged: true });
  state = acknowledge(state, sent);
  expect(pendingOf(state)).toEqual([{ ordinal: 0, revision: 2, answer: text('a'), isFlagged: true }]);
  expect(pendingOf(acknowledge(state, [{ ordinal: 0, revision: 2 }]))).toEqual([]);
  expect([isAnswered(state.entries.get(0)), isAnswered(state.entries.get(1))]).toEqual([true, false]);
});

test('[D-183] answers a closed browser has kept come back, unless another tab was further', () => {
  const state = attemptStateOf([entry(0, 3), entry(1, 5)], [entry(0, 4), entry(1, 4), entry(2, 1)]);
  expect(pendingOf(state)).toEqual([entry(0, 4), entry(2, 1)]);
  expect(changeEntry(state, 1, { answer: null }).entries.get(1)?.revision).toBe(6);
});

test('[D-183] whatever is lost, repeated or late on the way, the server ends with what is on the page', () => {
  type Step = 'change' | 'send' | 'lose' | 'reload';
  const steps = fc.array(fc.tuple(fc.constantFrom<Step>('change', 'send', 'lose', 'reload'), fc.nat(2)));
  fc.assert(
    fc.property(steps, (taken) => {
      const server = new Map<number, AnswerEntry>();
      const receive = (sent: readonly AnswerEntry[]) =>
        sent.map((one) => {
          const known = server.get(one.ordinal);
          if (!known || known.revision < one.revision) server.set(one.ordinal, one);
          return { ordinal: one.ordinal, revision: Math.max(known?.revision ?? 0, one.revision) };
        });
      let state: AttemptState = attemptStateOf([], []);
      let written = 0;
      for (const [step, ordinal] of taken) {
        if (step === 'change') state = changeEntry(state, ordinal, { answer: text(String((written += 1))) });
        if (step === 'send') state = acknowledge(state, receive(pendingOf(state)));
        // Its answer never came back.
        if (step === 'lose') receive(pendingOf(state));
        if (step === 'reload') state = attemptStateOf([...server.values()], pendingOf(state));
      }
      state = acknowledge(state, receive(pendingOf(state)));
      expect(pendingOf(state)).toEqual([]);
      expect(new Map(server)).toEqual(new Map(state.entries));
    }),
  );
});
