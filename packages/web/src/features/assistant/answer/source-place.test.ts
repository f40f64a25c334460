import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { expect, test } from 'vitest';
import { sourceWith } from '../test-chat.ts';
import { sourcePlace } from './source-place.ts';

const none = { businessType: null, businessId: null } as const;

test('[AI-10] a source of the company is the place it came from', () => {
  const placeOf = (businessType: BusinessType) => sourcePlace(sourceWith({ businessType, businessId: 'x1' }));
  expect(placeOf(BusinessType.askContent)).toEqual({ kind: 'question', id: 'x1' });
  expect(placeOf(BusinessType.shareContent)).toEqual({ kind: 'post', id: 'x1' });
  expect(placeOf(BusinessType.nativeLive)).toEqual({ kind: 'live', id: 'x1' });
  expect(sourcePlace(sourceWith({ ...none, columnId: 'c1' }))).toEqual({ kind: 'column', id: 'c1' });
  expect(sourcePlace(sourceWith({ ...none, accountId: 't1' }))).toEqual({ kind: 'account', id: 't1' });
  const section = { businessType: BusinessType.course, businessId: 'c1', sectionKey: 's1' };
  expect(sourcePlace(sourceWith(section))).toEqual({ kind: 'course', id: 'c1', section: 's1' });
  expect(placeOf(BusinessType.course)).toEqual({ kind: 'course', id: 'x1', section: null });
  expect(placeOf(BusinessType.subject)).toEqual({ kind: 'subject', id: 'x1' });
  expect(placeOf(BusinessType.knowledge)).toEqual({ kind: 'library', id: 'x1' });
  expect(sourcePlace(sourceWith({ ...none, topicId: 'h1' }))).toEqual({ kind: 'topic', id: 'h1' });
  expect(sourcePlace(sourceWith(none))).toEqual({ kind: 'other' });
});

test('[D-156] a page of the web shows its host; nothing but the web is opened', () => {
  const web = (url: string | null) => sourcePlace(sourceWith({ ...none, kind: 'web', url }));
  expect(web('https://example.com/a?b=1')).toEqual({
    kind: 'web',
    url: 'https://example.com/a?b=1',
    host: 'example.com',
  });
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'nonsense', null])
    expect(web(url)).toEqual({ kind: 'other' });
});
