import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { surveyLimits } from './question-kinds.ts';
import { audience, questions } from './survey-fields.wire.ts';
import { surveyKinds } from './survey-kinds.ts';
import { remindDays } from './survey-states.ts';
import { surveyHead } from './survey.wire.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';

const form = {
  kind: z.literal(surveyKinds),
  title: text(100, 1),
  introduction: text(1_000),
  isAnonymous: z.boolean(),
  questions,
  audience,
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' }),
  remindDaysBefore: z.int().min(remindDays.min).max(remindDays.max).nullable(),
  reward: amountIn
    .refine((value) => value <= BigInt(surveyLimits.rewardHundredths), { error: 'too-much' })
    .prefault(0)
    .describe('coins for each who answers, paid when it is closed; set by whoever manages the ledger'),
};

const formErrors = ['survey.wrong-questions', 'survey.unknown-audience', 'sensitive.found'] as const;
const saved = z.object({ id, version: z.int() });

export const createSurvey = endpoint({
  method: 'POST',
  path: '/surveys',
  summary: 'Makes the draft of a survey.',
  access: 'survey.create',
  input: z.object(form),
  output: saved,
  errors: formErrors,
  bodyLimitKb: 512,
});

export const copySurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/copies',
  summary: 'Makes a draft of what an earlier survey asked, without its times.',
  access: 'survey.create',
  input: idOnly,
  output: saved,
  errors: [],
});

export const readSurveyForm = endpoint({
  method: 'GET',
  path: '/surveys/:id/form',
  summary: 'A survey as its author edits it.',
  access: 'member',
  input: idOnly,
  output: z.object({
    ...surveyHead,
    ...form,
    // A saved text is shown, whatever a form may say today.
    title: z.string(),
    introduction: z.string(),
    timeZone: z.string(),
    reward: amountOut,
    version: z.int(),
    organizations: z.array(z.object({ id, name: z.string() })),
    people: z.array(z.object({ id, fullName: z.string() })),
  }),
  errors: [],
});

export const saveSurvey = endpoint({
  method: 'PUT',
  path: '/surveys/:id',
  summary: 'Saves a draft.',
  access: 'member',
  input: z.object({ id, version: z.int(), ...form }),
  output: saved,
  errors: [...formErrors, 'survey.wrong-state', 'request.stale'],
  bodyLimitKb: 512,
});

const moved = z.object({ id, state: surveyHead.state });

export const publishSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/publish',
  summary: 'Opens a draft now, or at the time it names.',
  access: 'member',
  input: z.object({ id, version: z.int() }),
  output: moved,
  errors: ['survey.wrong-state', 'survey.incomplete', 'request.stale'],
});

export const withdrawSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/withdraw',
  summary: 'Makes a scheduled survey a draft again.',
  access: 'member',
  input: idOnly,
  output: moved,
  errors: ['survey.wrong-state'],
});

export const closeSurvey = endpoint({
  method: 'POST',
  path: '/surveys/:id/close',
  summary: 'Takes no more answers.',
  access: 'member',
  input: idOnly,
  output: moved,
  errors: ['survey.wrong-state'],
});

export const removeSurvey = endpoint({
  method: 'DELETE',
  path: '/surveys/:id',
  summary: 'Removes a draft.',
  access: 'member',
  input: idOnly,
  output: z.object({}),
  errors: ['survey.wrong-state'],
});
