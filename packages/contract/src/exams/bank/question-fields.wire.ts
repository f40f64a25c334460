import { z } from 'zod';
import { id, text } from '../../kernel/fields.wire.ts';
import { answerLimits } from '../marking/exam-answer.ts';
import { fullMark } from '../marking/full-mark.ts';
import { answerFileKinds } from './answer-file-kinds.ts';
import { bankLimits, multipleRules, shareRules } from './exam-question-kinds.ts';
import { mediaKinds, mediaLimits } from './question-media.ts';

/** Made by the editor, unique within its question; a digit keeps it apart from the names every object has. */
export const questionKey = z.string().regex(/^(?=.*\d)[a-z\d]{1,16}$/);

const option = z.object({ id: questionKey, text: text(bankLimits.option, 1) });
const penalty = z.int().min(0).max(fullMark).describe('taken off for a wrong choice, in ten-thousandths');
const share = z.enum(shareRules);
const accepted = {
  accepted: z.array(text(bankLimits.acceptedText, 1)).max(bankLimits.accepted).readonly(),
  isCaseSensitive: z.boolean(),
};
const oneMedia = z.object({
  fileId: id,
  kind: z.enum(mediaKinds),
  alt: text(mediaLimits.alt).describe('what is to be seen or heard, without the answer'),
  path: z.string().max(200).describe('where its bytes are read; said by the server alone, as what follows'),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
const media = z.array(oneMedia).max(mediaLimits.perText).readonly().optional();
const choice = option.extend({ picture: oneMedia.refine(({ kind }) => kind === 'picture').optional() });
const options = z.array(choice).max(bankLimits.options).readonly();
const common = { text: text(bankLimits.text, 1), media };
const rubric = text(bankLimits.text);
const criterion = z.object({
  id: questionKey,
  text: text(bankLimits.criterion, 1),
  levels: z
    .array(
      z.object({
        id: questionKey,
        text: text(bankLimits.level, 1),
        points: z.int().min(0).max(bankLimits.levelPoints),
      }),
    )
    .max(bankLimits.levels)
    .readonly(),
});
const criteria = z
  .array(criterion)
  .max(bankLimits.criteria)
  .readonly()
  .optional()
  .describe('a person marks by; absent: by points');
const pairList = z.array(choice).max(bankLimits.pairs).readonly();

const single = z.object({ ...common, kind: z.literal('single'), options, rightId: questionKey, penalty });
const multiple = z.object({
  ...common,
  kind: z.literal('multiple'),
  options,
  rightIds: z.array(questionKey).max(bankLimits.options).readonly(),
  rule: z.enum(multipleRules),
  penalty,
});
const trueFalse = z.object({ ...common, kind: z.literal('trueFalse'), isTrue: z.boolean(), penalty });
const blanks = z.object({
  ...common,
  kind: z.literal('blanks'),
  blanks: z
    .array(z.object({ id: questionKey, ...accepted }))
    .max(bankLimits.blanks)
    .readonly(),
  rule: share,
});
const short = z.object({ ...common, kind: z.literal('short'), ...accepted, criteria });
const numeric = z.object({
  ...common,
  kind: z.literal('numeric'),
  value: z.number().min(-1e15).max(1e15),
  tolerance: z.number().min(0).max(1e15),
  isPercent: z.boolean().describe('whether the tolerance is a percentage of the value'),
});
const matching = z.object({
  ...common,
  kind: z.literal('matching'),
  left: pairList,
  right: pairList,
  pairs: z.record(questionKey, questionKey).readonly(),
  rule: share,
});
const ordering = z.object({ ...common, kind: z.literal('ordering'), items: pairList, rule: share });
const essay = z.object({ ...common, kind: z.literal('essay'), rubric, criteria });
/** Files its author takes for an answer. */
export const acceptedFiles = z.object({
  kinds: z.array(z.enum(answerFileKinds)).max(answerFileKinds.length).readonly(),
  maxMb: z.int().min(1).max(bankLimits.fileMb),
  maxFiles: z.int().min(1).max(bankLimits.files),
});
const file = z.object({ ...common, kind: z.literal('file'), rubric, criteria, accepts: acceptedFiles.optional() });

const simple = [single, multiple, trueFalse, blanks, short, numeric, matching, ordering, essay, file] as const;
const part = z.object({
  id: questionKey,
  weight: z.int().min(1).max(100),
  question: z.discriminatedUnion('kind', simple),
});
const stem = z.object({
  ...common,
  kind: z.literal('stem'),
  parts: z.array(part).max(bankLimits.parts).readonly(),
});

const explained = { explanationMedia: media.describe('shown with the explanation, as part of the key') };

/** A question with its key. */
export const examQuestion = z.discriminatedUnion('kind', [
  single.extend(explained),
  multiple.extend(explained),
  trueFalse.extend(explained),
  blanks.extend(explained),
  short.extend(explained),
  numeric.extend(explained),
  matching.extend(explained),
  ordering.extend(explained),
  essay.extend(explained),
  file.extend(explained),
  stem.extend(explained),
]);

const plainOptions = z.array(option).max(bankLimits.options).readonly();
/** One that is answered by choosing and marked at once; films have pictures of their own. */
export const choiceQuestion = z.discriminatedUnion('kind', [
  single.omit({ media: true }).extend({ options: plainOptions }),
  multiple.omit({ media: true }).extend({ options: plainOptions }),
  trueFalse.omit({ media: true }),
]);

const choiceAnswers = [
  z.object({ kind: z.literal('single'), optionId: questionKey }),
  z.object({ kind: z.literal('multiple'), optionIds: z.array(questionKey).max(bankLimits.options).readonly() }),
  z.object({ kind: z.literal('trueFalse'), isTrue: z.boolean() }),
] as const;
export const choiceAnswer = z.discriminatedUnion('kind', choiceAnswers);

const simpleAnswers = [
  ...choiceAnswers,
  z.object({ kind: z.literal('blanks'), texts: z.record(questionKey, z.string().max(answerLimits.blank)).readonly() }),
  z.object({ kind: z.literal('short'), text: z.string().max(answerLimits.short) }),
  z.object({ kind: z.literal('numeric'), text: z.string().max(answerLimits.numeric) }),
  z.object({ kind: z.literal('matching'), pairs: z.record(questionKey, questionKey).readonly() }),
  z.object({ kind: z.literal('ordering'), itemIds: z.array(questionKey).max(bankLimits.pairs).readonly() }),
  z.object({ kind: z.literal('essay'), text: z.string().max(answerLimits.essay) }),
  z.object({ kind: z.literal('file'), fileIds: z.array(z.string().max(64)).max(bankLimits.files).readonly() }),
] as const;

export const examAnswer = z.discriminatedUnion('kind', [
  ...simpleAnswers,
  z.object({
    kind: z.literal('stem'),
    parts: z.record(questionKey, z.discriminatedUnion('kind', simpleAnswers)).readonly(),
  }),
]);
