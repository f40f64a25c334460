import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { ResearchStatus } from '../study/research-status.ts';
import {
  isTakingAnswers,
  publishProblem,
  researchStatusOf,
  type SurveyAction,
  surveyLife,
  surveyStates,
} from './survey-states.ts';

test('[ENUM-04] every state has one of the given numbers, and every number is some state', () => {
  expect(new Set(Object.values(researchStatusOf))).toEqual(new Set(valuesOf(ResearchStatus)));
});

test('[D-183] what was opened is never a draft again', () => {
  const actions = Object.keys(surveyLife.table) as SurveyAction[];
  const reached = (from: 'open' | 'closed') =>
    actions.filter((action) => surveyLife.can(action, from)).map((action) => surveyLife.table[action].to);
  expect(reached('open')).toEqual(['open', 'open', 'closed']);
  expect(reached('closed')).toEqual([]);
  expect(surveyStates.filter((state) => surveyLife.can('save', state))).toEqual(['draft']);
});

test('[D-183] what a draft lacks is said, the questions first', () => {
  const whole = { questionCount: 1, audienceCount: 1, opensAt: null, closesAt: null };
  expect(publishProblem(whole, 10)).toBeNull();
  expect(publishProblem({ ...whole, questionCount: 0, audienceCount: 0 }, 10)).toBe('no-questions');
  expect(publishProblem({ ...whole, audienceCount: 0 }, 10)).toBe('no-audience');
  expect(publishProblem({ ...whole, closesAt: 10 }, 10)).toBe('closes-in-past');
  expect(publishProblem({ ...whole, opensAt: 20, closesAt: 20 }, 10)).toBe('closes-before-opening');
  expect(publishProblem({ ...whole, opensAt: 20, closesAt: 21 }, 10)).toBeNull();
});

test('[D-183] the hour ends it, whoever has closed it or not', () => {
  expect(isTakingAnswers({ state: 'open', closesAt: null }, 5)).toBe(true);
  expect(isTakingAnswers({ state: 'open', closesAt: 6 }, 5)).toBe(true);
  expect(isTakingAnswers({ state: 'open', closesAt: 5 }, 5)).toBe(false);
  expect(isTakingAnswers({ state: 'closed', closesAt: null }, 5)).toBe(false);
});
