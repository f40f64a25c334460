import type { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { certificateLimits as limits } from '@shuyuan/contract/certificates/certificate-limits';
import type { saveCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { CertificateRegradeRule } from '@shuyuan/contract/certificates/certificate-regrade-rules';
import { type RenewalStep, renewalDaysOf } from '@shuyuan/contract/certificates/renewal-steps';
import { hasMark, type RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
} from '../../../../shared/audience/audience-draft.ts';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';
import type { CertificateForm } from '../certificate-form.ts';

/** Numbers are texts here, as they are typed; empty ones ask for nothing. */
export type CertificateDraft = AudienceDraft & {
  readonly kind: CertificateKind;
  readonly title: string;
  readonly introduction: string;
  readonly validMonths: string;
  readonly renewalDays: readonly RenewalStep[];
  readonly coins: string;
  readonly integral: string;
  readonly regradeRule: CertificateRegradeRule;
  readonly timeZone: string;
  readonly requirements: readonly RequirementDraft[];
};
export type RequirementDraft = {
  readonly businessType: RequirementType;
  readonly businessId: string;
  readonly title: string;
  readonly minimumPercent: string;
};

const percents = { min: 1, max: 100 };
export const rewards = { min: 0, max: limits.reward };
export const months = { min: 1, max: limits.validMonths };

const textOf = (number: number | null): string => (number === null ? '' : String(number));

/** Names a requirement: a certificate asks for the same content once. */
export const keyOf = ({ businessType, businessId }: Pick<RequirementDraft, 'businessType' | 'businessId'>): string =>
  `${businessType}-${businessId}`;

export const draftOf = (form: CertificateForm): CertificateDraft => ({
  kind: form.kind,
  title: form.title,
  introduction: form.introduction,
  ...audienceDraftOf(form, form.audiencePeople),
  validMonths: textOf(form.validMonths),
  renewalDays: form.renewalDays,
  coins: String(form.coins),
  integral: String(form.integral),
  regradeRule: form.regradeRule,
  timeZone: form.timeZone,
  requirements: form.requirements.map((one) => ({ ...one, minimumPercent: textOf(one.minimumPercent) })),
});

export const isTitle = (title: string): boolean => textLength(title) > 0 && textLength(title) <= limits.title;

const isWrong = (text: string, range: { min: number; max: number }): boolean =>
  text.trim() !== '' && wholeNumber(text, range) === null;

export const isMinimumWrong = ({ minimumPercent }: RequirementDraft): boolean => isWrong(minimumPercent, percents);

/** Fields that cannot be sent as they are. */
export const wrongFieldsOf = (draft: CertificateDraft) => ({
  title: !isTitle(draft.title),
  introduction: textLength(draft.introduction) > limits.introduction,
  organizations: isAudienceMissing(draft),
  validMonths: isWrong(draft.validMonths, months),
  coins: isWrong(draft.coins, rewards),
  integral: isWrong(draft.integral, rewards),
  requirements: draft.requirements.some(isMinimumWrong),
});

type CertificateInput = Omit<InputOf<typeof saveCertificate>, 'id' | 'revision'>;

/** A draft without wrong fields as the call wants it. */
export const inputOf = (
  draft: CertificateDraft,
  { audience }: Pick<CertificateForm, 'audience'>,
): CertificateInput => ({
  kind: draft.kind,
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  audience: audienceInputOf(draft, audience.joinedSince),
  validMonths: wholeNumber(draft.validMonths, months),
  renewalDays: renewalDaysOf(draft.renewalDays, wholeNumber(draft.validMonths, months)),
  coins: wholeNumber(draft.coins, rewards) ?? 0,
  integral: wholeNumber(draft.integral, rewards) ?? 0,
  regradeRule: draft.regradeRule,
  timeZone: draft.timeZone,
  requirements: draft.requirements.map(({ businessType, businessId, minimumPercent }) => ({
    businessType,
    businessId,
    minimumPercent: hasMark(businessType) ? wholeNumber(minimumPercent, percents) : null,
  })),
});

/** With the content at its end, unless it is asked for already. */
export const withRequirement = (
  requirements: readonly RequirementDraft[],
  content: Omit<RequirementDraft, 'minimumPercent'>,
): readonly RequirementDraft[] =>
  requirements.some((one) => keyOf(one) === keyOf(content))
    ? requirements
    : [...requirements, { ...content, minimumPercent: '' }];
