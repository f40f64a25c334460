import type { texts as source } from '../cn/admin.ts';

export const texts = {
  'admin.nav.members': 'Membres',
  'admin.nav.import': 'Importation',
  'admin.nav.organizations': 'Structure',
  'admin.nav.settings': 'Paramètres',
  'admin.nav.words': 'Mots sensibles',
  'admin.nav.approvals': 'Modèles d’approbation',
  'admin.nav.signIn': 'Modes de connexion',
  'admin.nav.audit': 'Journal d’audit',
  'admin.nav.health': 'État du système',
  'admin.nav.title': 'Administration',
} as const satisfies Record<keyof typeof source, string>;
