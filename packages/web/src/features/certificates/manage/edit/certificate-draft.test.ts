import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { expect, test } from 'vitest';
import { inputOf, withRequirement, wrongFieldsOf } from './certificate-draft.ts';

const course = { businessType: BusinessType.course, businessId: 'c1', title: '安全', minimumPercent: '80' };
const survey = { businessType: BusinessType.research, businessId: 's1', title: '问卷', minimumPercent: '' };
const draft = {
  kind: CertificateKind.certificate,
  title: ' 上岗证 ',
  introduction: '',
  isEveryone: true,
  organizations: [],
  positions: [],
  followedTopics: [],
  members: [],
  validMonths: '',
  renewalDays: [90, 7] as const,
  coins: '',
  integral: '20',
  regradeRule: 'keep' as const,
  timeZone: 'Asia/Shanghai',
  requirements: [course, survey],
};
const audience = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: 5,
};

test('[D-188] empty numbers ask for nothing, and the joining day of the audience stays', () => {
  const input = inputOf(draft, { audience });
  expect(input).toMatchObject({
    title: '上岗证',
    validMonths: null,
    renewalDays: [],
    coins: 0,
    integral: 20,
    audience: { joinedSince: 5 },
  });
  expect(inputOf({ ...draft, validMonths: '12' }, { audience }).renewalDays).toEqual([90, 7]);
  expect(input.requirements.map(({ minimumPercent }) => minimumPercent)).toEqual([80, null]);
});

test.for([
  ['0', true],
  ['1', false],
  ['120', false],
  ['121', true],
  ['1.5', true],
  ['', false],
] as const)('[D-188] "%s" months are wrong: %s', ([validMonths, isWrong]) => {
  expect(wrongFieldsOf({ ...draft, validMonths }).validMonths).toBe(isWrong);
});

test.for([
  ['0', true],
  ['100', false],
  ['101', true],
  ['', false],
] as const)('[D-188] a minimum of "%s" is wrong: %s', ([minimumPercent, isWrong]) => {
  expect(wrongFieldsOf({ ...draft, requirements: [{ ...course, minimumPercent }] }).requirements).toBe(isWrong);
});

test('[D-188] the same content is added once', () => {
  expect(withRequirement(draft.requirements, survey)).toBe(draft.requirements);
  expect(withRequirement([survey], course)).toEqual([survey, { ...course, minimumPercent: '' }]);
});
