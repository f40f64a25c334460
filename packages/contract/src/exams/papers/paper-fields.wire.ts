import { z } from 'zod';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { audience } from '../../people/audience.wire.ts';
import { isAddressRange } from '../taking/is-address-range.ts';
import { difficulties } from '../bank/exam-question-kinds.ts';
import { endRules, examLimits as limits, revealTimes } from './exam-settings.ts';

const points = z.int().min(1).max(limits.points);

export const examSettings = z.object({
  isCertification: z.boolean().default(false).describe('ENUM-12: has a list of its own, and needs a pass mark'),
  openTime: time.nullable().describe('null: as soon as it is published'),
  closeTime: time.nullable().describe('null: until it is withdrawn'),
  lengthMinutes: z.int().min(1).max(limits.lengthMinutes).nullable().describe('null: until the end of the window'),
  endRule: z
    .enum(endRules)
    .describe('lastStart: who starts in time has the whole length; hardEnd: all stop at the end'),
  maxAttempts: z.int().min(1).max(limits.attempts).nullable(),
  delayMinutes: z.int().min(0).max(limits.delayMinutes).describe('between two attempts'),
  password: text(limits.password, 1).nullable(),
  isShuffled: z.boolean(),
  areOptionsShuffled: z.boolean(),
  passPercent: z.int().min(0).max(100).nullable().describe('null: nobody passes or fails'),
  revealTime: z.enum(revealTimes),
  showsMark: z.boolean(),
  showsAnswers: z.boolean().describe('their own, and which were right'),
  showsKey: z.boolean().describe('right answers and explanations'),
  logsAttention: z
    .boolean()
    .default(false)
    .describe('notes leaving the page, pasting and other devices; takers are told before'),
  addressRanges: z
    .array(text(50).refine(isAddressRange, { error: 'wrong-range' }))
    .max(limits.addressRanges)
    .readonly()
    .default([])
    .describe('addresses and networks it is taken from; empty: from everywhere'),
  hidesAssistant: z.boolean().default(true).describe('no button of the assistant beside the paper'),
  hasCalculator: z.boolean().default(false).describe('a calculator beside the paper'),
});

export const paperQuestion = z.object({ questionId: id, version: z.int32().positive(), points });
const drawRule = z.object({
  categoryId: id.describe('with everything that lies in it'),
  difficulty: z.literal(difficulties).nullable(),
  count: z.int().min(1).max(limits.questions),
  points: points.describe('of each'),
});

export const examPaper = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), questions: z.array(paperQuestion).max(limits.questions) }),
  z.object({ kind: z.literal('drawn'), rules: z.array(drawRule).max(limits.rules) }),
]);

export const examFields = {
  name: text(limits.name, 1),
  introduction: text(limits.introduction),
  audience,
  settings: examSettings,
  paper: examPaper,
};
