import { expect, test } from 'vitest';
import { localTime, timeOf } from '../../../lib/local-time.ts';
import { addQuestion } from './questions/question-draft.ts';
import { freshDraft, inputOf, problemsOf, publishProblemOf } from './survey-draft.ts';

const now = new Date(2026, 10, 17, 9, 5).getTime();

test('[D-183] what cannot be saved is known before it is sent', () => {
  const draft = freshDraft([], 'Canteen');
  expect(problemsOf(draft)).toEqual({ title: false, questions: false, remindDaysBefore: false, reward: false });
  expect(problemsOf({ ...draft, title: ' ', questions: addQuestion([], 'single'), remindDaysBefore: '31' })).toEqual({
    title: true,
    questions: true,
    remindDaysBefore: true,
    reward: false,
  });
  for (const reward of ['-1', 'two', '10000.01']) expect(problemsOf({ ...draft, reward }).reward).toBe(true);
  expect(inputOf({ ...draft, reward: '2.5' }).reward).toBe(250);
});

test('[D-183] what a draft lacks to be asked is said in the order somebody mends it', () => {
  const draft = freshDraft([], 'Canteen');
  const asked = { ...draft, questions: addQuestion([], 'date') };
  const meant = { ...asked, people: [{ id: 'm1', fullName: 'Lin' }] };
  expect(publishProblemOf(draft, now)).toBe('no-questions');
  expect(publishProblemOf(asked, now)).toBe('no-audience');
  expect(publishProblemOf({ ...meant, closesAt: now }, now)).toBe('closes-in-past');
  expect(publishProblemOf(meant, now)).toBeNull();
});

test('[D-183] the draft is sent with ids, numbers and the zone of this machine', () => {
  const organizations = [{ id: 'o1', name: 'Software' }];
  const input = inputOf({ ...freshDraft([], 'Canteen'), organizations, remindDaysBefore: '3' });
  expect(input).toMatchObject({ audience: { organizationIds: ['o1'], memberIds: [] }, remindDaysBefore: 3 });
  expect(input.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('[D-183] a moment stands in its field by the clock of this machine, and comes back the same', () => {
  expect(localTime(now)).toBe('2026-11-17T09:05');
  expect(timeOf(localTime(now))).toBe(now);
  expect([localTime(null), timeOf(''), timeOf('tomorrow')]).toEqual(['', null, null]);
});
