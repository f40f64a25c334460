import type { texts as source } from '../cn/admin.ts';

export const texts = {
  'admin.nav.members': 'الأعضاء',
  'admin.nav.import': 'الاستيراد',
  'admin.nav.organizations': 'الهيكل التنظيمي',
  'admin.nav.settings': 'الإعدادات',
  'admin.nav.words': 'الكلمات الحساسة',
  'admin.nav.approvals': 'قوالب الموافقة',
  'admin.nav.signIn': 'طرق تسجيل الدخول',
  'admin.nav.audit': 'سجل العمليات',
  'admin.nav.health': 'حالة النظام',
  'admin.nav.title': 'الإدارة',
} as const satisfies Record<keyof typeof source, string>;
