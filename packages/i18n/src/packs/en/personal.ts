import type { texts as source } from '../cn/personal.ts';

export const texts = {
  'centre.nav': 'Personal centre',
  'centre.profile.text': 'Who you are here, your preferences and your password.',
  'centre.profile.title': 'My profile',

  'people.memberType.member': 'Member',
  'people.memberType.administrator': 'Administrator',
  'people.memberType.other': 'Other',

  'people.personType.ordinary': 'Regular user',
  'zxy.199042': 'Expert',
  'people.personType.administrator': 'Administrator',

  'site.invoiceStatus.draft': 'Draft',
  'site.invoiceStatus.applied': 'Requested',
  'site.invoiceStatus.issuing': 'Being issued',
  'site.invoiceStatus.issued': 'Issued',
  'site.invoiceStatus.rejected': 'Rejected',
  'site.invoiceStatus.cancelled': 'Cancelled',

  'zxy.371189988194390016': 'Please enter your question',
} satisfies Record<keyof typeof source, string>;
