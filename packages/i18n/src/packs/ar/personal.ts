import type { texts as source } from '../cn/personal.ts';

export const texts = {
  'centre.nav': 'المركز الشخصي',
  'centre.profile.text': 'هويتك وتفضيلاتك وكلمة مرورك.',
  'centre.profile.title': 'ملفي الشخصي',

  'people.memberType.member': 'عضو',
  'people.memberType.administrator': 'مسؤول',
  'people.memberType.other': 'غير ذلك',

  'people.personType.ordinary': 'مستخدم عادي',
  'zxy.199042': 'خبير',
  'people.personType.administrator': 'مسؤول',

  'site.invoiceStatus.draft': 'مسودة',
  'site.invoiceStatus.applied': 'مطلوبة',
  'site.invoiceStatus.issuing': 'قيد الإصدار',
  'site.invoiceStatus.issued': 'صادرة',
  'site.invoiceStatus.rejected': 'مرفوضة',
  'site.invoiceStatus.cancelled': 'ملغاة',

  'zxy.371189988194390016': 'يُرجى كتابة سؤالك',
} satisfies Record<keyof typeof source, string>;
