import { expect, test } from 'vitest';
import { BusinessType, businessTypeLabels } from './business-types.ts';
import { valuesOf } from './enumeration.ts';

test('[ENUM-11] the business type codes are the given ones', () => {
  expect(Object.entries(BusinessType).map(([name, code]) => `${code} ${name}`)).toEqual([
    '1 course',
    '2 subject',
    '3 exam',
    '4 research',
    '5 externalLive',
    '6 class',
    '7 classLottery',
    '8 classSign',
    '9 classAttendance',
    '10 lotteryAttendance',
    '11 knowledge',
    '12 askContent',
    '13 askShare',
    '14 askDiscuss',
    '15 nativeLive',
    '16 shareContent',
    '17 positionStudy',
  ]);
});

test('[ENUM-11] only the two kinds of live share a label', () => {
  const labels = valuesOf(BusinessType).map((type) => businessTypeLabels[type]);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([
    businessTypeLabels[BusinessType.externalLive],
  ]);
});
