import type { texts as source } from '../cn/admin.ts';

export const texts = {
  'admin.nav.members': 'Miembros',
  'admin.nav.import': 'Importación',
  'admin.nav.organizations': 'Organización',
  'admin.nav.settings': 'Ajustes',
  'admin.nav.words': 'Palabras sensibles',
  'admin.nav.approvals': 'Plantillas de aprobación',
  'admin.nav.signIn': 'Métodos de acceso',
  'admin.nav.audit': 'Registro de auditoría',
  'admin.nav.health': 'Estado del sistema',
  'admin.nav.title': 'Administración',
} as const satisfies Record<keyof typeof source, string>;
