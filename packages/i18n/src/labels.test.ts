import { expect, test } from 'vitest';
import { groups } from './groups.ts';
import { packLanguages, packOf } from './test-packs.ts';

/** Every table of labels the contract has, read from its folder: a new one cannot be forgotten here. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../contract/src/**/*.ts', '!**/*.test.ts', '!**/*.wire.ts'],
  { eager: true },
);
const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Record<number, string>] => entry[0].endsWith('Labels'));

const groupsHolding = (keys: readonly string[]): string =>
  groups
    .filter((group) =>
      packLanguages.every((language) => keys.every((key) => Object.hasOwn(packOf(language, group) ?? {}, key))),
    )
    .join();

test('[I18N-08] D-184: each label of each enumeration has a text in six languages, in the group of its screens', () => {
  const found = tables.map(([name, labels]) => [name, groupsHolding(Object.values(labels))] as const);
  expect(Object.fromEntries(found)).toEqual({
    approvalBusinessTypeLabels: 'activity',
    approvalStatusLabels: 'activity',
    approveResultLabels: 'activity',
    billingTypeLabels: 'payments',
    businessTypeLabels: 'activity',
    certificateKindLabels: 'study',
    classTypeLabels: 'activity',
    contentTypeLabels: 'study',
    enjoyTypeLabels: 'share',
    examRecordStatusLabels: 'activity',
    examStatusLabels: 'activity',
    exemptionStateLabels: 'subjects',
    finishStatusLabels: 'study',
    invoiceStatusLabels: 'payments',
    learnSequenceLabels: 'study',
    liveDisplayLabels: 'activity',
    liveStatusLabels: 'activity',
    memberTypeLabels: 'personal',
    personTypeLabels: 'personal',
    plainFilterLabels: 'study',
    researchStatusLabels: 'activity',
    sectionTypeLabels: 'study',
    shareTypeLabels: 'sharing',
    surveyKindLabels: 'surveys',
    teamMemberTypeLabels: 'share',
    tradeTypeLabels: 'share',
    trainStatusLabels: 'activity',
    trainTypeLabels: 'activity',
  });
});

test('[COMM-52] a circle that members still open is called "not listed" in every language, not out of use', () => {
  const names = packLanguages.map((language) => [language, packOf(language, 'admin')?.['admin.circles.hidden']]);
  expect(Object.fromEntries(names)).toEqual({
    cn: '不列出',
    en: 'Not listed',
    fr: 'Non répertorié',
    ru: 'Вне списков',
    es: 'No listado',
    ar: 'غير مدرجة',
  });
});
