import type { texts as source } from '../cn/admin.ts';

export const texts = {
  'admin.nav.members': 'Members',
  'admin.nav.import': 'Import',
  'admin.nav.organizations': 'Organisation',
  'admin.nav.settings': 'Settings',
  'admin.nav.words': 'Sensitive words',
  'admin.nav.approvals': 'Approval templates',
  'admin.nav.signIn': 'Sign-in methods',
  'admin.nav.audit': 'Audit log',
  'admin.nav.health': 'System health',
  'admin.nav.title': 'Administration',
} as const satisfies Record<keyof typeof source, string>;
