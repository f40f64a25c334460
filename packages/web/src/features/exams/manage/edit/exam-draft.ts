import type { Difficulty, ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import {
  examLimits as limits,
  type EndRule,
  type ExamSettings,
  type RevealTime,
} from '@shuyuan/contract/exams/papers/exam-settings';
import { isAddressRange } from '@shuyuan/contract/exams/taking/is-address-range';
import type { saveExam } from '@shuyuan/contract/exams/papers/papers.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { localTime, timeOf } from '../../../../lib/local-time.ts';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
} from '../../../../shared/audience/audience-draft.ts';
import { priceFields, priceOf } from '../../../../shared/pricing/price-fields.ts';
import type { ExamForm } from '../exam-form.ts';
import { type NumberRange, wholeNumber } from '../../../../shared/forms/whole-number.ts';

/** Numbers and times are texts here, as they are typed; empty often means something. */
export type ExamDraft = AudienceDraft & {
  readonly name: string;
  readonly introduction: string;
  readonly isCertification: boolean;
  readonly openTime: string;
  readonly closeTime: string;
  /** As they were read: what nobody changes is sent as it came. */
  readonly window: Pick<ExamSettings, 'openTime' | 'closeTime'>;
  readonly lengthMinutes: string;
  readonly endRule: EndRule;
  readonly maxAttempts: string;
  readonly delayMinutes: string;
  readonly password: string;
  /** One in a line. */
  readonly addressRanges: string;
  readonly isShuffled: boolean;
  readonly areOptionsShuffled: boolean;
  readonly passPercent: string;
  readonly revealTime: RevealTime;
  readonly showsMark: boolean;
  readonly showsAnswers: boolean;
  readonly showsKey: boolean;
  readonly logsAttention: boolean;
  readonly hidesAssistant: boolean;
  readonly hasCalculator: boolean;
  readonly paperKind: 'fixed' | 'drawn';
  readonly questions: readonly QuestionDraft[];
  readonly rules: readonly RuleDraft[];
  readonly price: PriceSetting;
};

export type QuestionDraft = {
  readonly questionId: string;
  readonly version: number;
  readonly latestVersion: number;
  readonly isRetired: boolean;
  readonly text: string;
  /** Null: the bank does not know it. */
  readonly kind: ExamQuestionKind | null;
  readonly points: string;
};

export type RuleDraft = {
  readonly key: string;
  readonly categoryId: string;
  readonly difficulty: Difficulty | null;
  readonly count: string;
  readonly points: string;
};

export type NumberField = 'lengthMinutes' | 'maxAttempts' | 'delayMinutes' | 'passPercent';
export const numberRanges: Readonly<Record<NumberField, NumberRange>> = {
  lengthMinutes: { min: 1, max: limits.lengthMinutes },
  maxAttempts: { min: 1, max: limits.attempts },
  delayMinutes: { min: 0, max: limits.delayMinutes },
  passPercent: { min: 0, max: 100 },
};
export const pointsRange: NumberRange = { min: 1, max: limits.points };
export const countRange: NumberRange = { min: 1, max: limits.questions };

const textOf = (number: number | null): string => (number === null ? '' : String(number));

let made = 0;
export const newRule = (): RuleDraft => ({
  key: `rule-${(made += 1)}`,
  categoryId: '',
  difficulty: null,
  count: '5',
  points: '5',
});

export function draftOf(exam: ExamForm): ExamDraft {
  const { settings, paper } = exam;
  const heads = new Map(exam.questions.map((head) => [head.questionId, head]));
  return {
    name: exam.name,
    introduction: exam.introduction,
    ...audienceDraftOf(exam, exam.audiencePeople),
    ...settings,
    openTime: localTime(settings.openTime),
    closeTime: localTime(settings.closeTime),
    window: settings,
    lengthMinutes: textOf(settings.lengthMinutes),
    maxAttempts: textOf(settings.maxAttempts),
    delayMinutes: textOf(settings.delayMinutes),
    passPercent: textOf(settings.passPercent),
    password: settings.password ?? '',
    addressRanges: settings.addressRanges.join('\n'),
    paperKind: paper.kind,
    price: priceOf(exam.price),
    questions:
      paper.kind === 'fixed'
        ? paper.questions.map(({ questionId, version, points }) => {
            const { text = '', kind = null, latestVersion = version, isRetired = false } = heads.get(questionId) ?? {};
            return { questionId, version, points: String(points), text, kind, latestVersion, isRetired };
          })
        : [],
    rules:
      paper.kind === 'drawn'
        ? paper.rules.map(({ categoryId, difficulty, count, points }) => ({
            ...newRule(),
            categoryId,
            difficulty,
            count: String(count),
            points: String(points),
          }))
        : [],
  };
}

export const isPointsWrong = (points: string): boolean => wholeNumber(points, pointsRange) === null;
export const isRuleWrong = ({ categoryId, count, points }: RuleDraft): boolean =>
  categoryId === '' || wholeNumber(count, countRange) === null || isPointsWrong(points);

/** Fields that cannot be sent as they are; what keeps an exam from being published is another matter. */
export const wrongFieldsOf = (draft: ExamDraft) => ({
  name: textLength(draft.name) < 1 || textLength(draft.name) > limits.name,
  introduction: textLength(draft.introduction) > limits.introduction,
  organizations: isAudienceMissing(draft),
  lengthMinutes: isNumberWrong(draft, 'lengthMinutes'),
  maxAttempts: isNumberWrong(draft, 'maxAttempts'),
  delayMinutes: isNumberWrong(draft, 'delayMinutes'),
  passPercent: isNumberWrong(draft, 'passPercent'),
  addressRanges: areRangesWrong(rangesOf(draft.addressRanges)),
  questions: draft.paperKind === 'fixed' && draft.questions.some(({ points }) => isPointsWrong(points)),
  rules: draft.paperKind === 'drawn' && draft.rules.some(isRuleWrong),
  price: priceProblem(draft.price) !== null,
});

/** Lines, or what stands between commas. */
const rangesOf = (text: string): string[] => text.split(/[\s,，;；、]+/).filter((range) => range !== '');

const areRangesWrong = (ranges: readonly string[]): boolean =>
  ranges.length > limits.addressRanges || !ranges.every(isAddressRange);

const isNumberWrong = (draft: ExamDraft, field: NumberField): boolean =>
  draft[field].trim() !== '' && wholeNumber(draft[field], numberRanges[field]) === null;

type ExamInput = Omit<InputOf<typeof saveExam>, 'id' | 'revision'>;

const settingsOf = (draft: ExamDraft): ExamInput['settings'] => ({
  openTime: timeOf(draft.openTime, draft.window.openTime),
  closeTime: timeOf(draft.closeTime, draft.window.closeTime),
  lengthMinutes: wholeNumber(draft.lengthMinutes, numberRanges.lengthMinutes),
  endRule: draft.endRule,
  maxAttempts: wholeNumber(draft.maxAttempts, numberRanges.maxAttempts),
  delayMinutes: wholeNumber(draft.delayMinutes, numberRanges.delayMinutes) ?? 0,
  password: draft.password.trim() || null,
  addressRanges: rangesOf(draft.addressRanges),
  isShuffled: draft.isShuffled,
  areOptionsShuffled: draft.areOptionsShuffled,
  passPercent: wholeNumber(draft.passPercent, numberRanges.passPercent),
  revealTime: draft.revealTime,
  showsMark: draft.showsMark,
  showsAnswers: draft.showsAnswers,
  showsKey: draft.showsAnswers && draft.showsKey,
  logsAttention: draft.logsAttention,
  isCertification: draft.isCertification,
  hidesAssistant: draft.hidesAssistant,
  hasCalculator: draft.hasCalculator,
});

const paperOf = ({ paperKind, questions, rules }: ExamDraft): ExamInput['paper'] =>
  paperKind === 'fixed'
    ? {
        kind: 'fixed',
        questions: questions.map(({ questionId, version, points }) => ({
          questionId,
          version,
          points: Number(points),
        })),
      }
    : {
        kind: 'drawn',
        rules: rules.map(({ categoryId, difficulty, count, points }) => ({
          categoryId,
          difficulty,
          count: Number(count),
          points: Number(points),
        })),
      };

/** The settings and paper of a draft without wrong fields. */
export const checkedOf = (draft: ExamDraft) => ({ settings: settingsOf(draft), paper: paperOf(draft) });

/** A draft without wrong fields as the call wants it. People chosen before everybody was stay in the draft alone. */
export const inputOf = (draft: ExamDraft, { audience }: Pick<ExamForm, 'audience'>): ExamInput => ({
  name: draft.name.trim(),
  introduction: draft.introduction.trim(),
  audience: audienceInputOf(draft, audience.joinedSince),
  ...checkedOf(draft),
  price: priceFields(draft.price),
});
