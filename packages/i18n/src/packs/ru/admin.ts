import type { texts as source } from '../cn/admin.ts';

export const texts = {
  'admin.nav.members': 'Сотрудники',
  'admin.nav.import': 'Импорт',
  'admin.nav.organizations': 'Структура',
  'admin.nav.settings': 'Настройки',
  'admin.nav.words': 'Запрещённые слова',
  'admin.nav.approvals': 'Шаблоны согласования',
  'admin.nav.signIn': 'Способы входа',
  'admin.nav.audit': 'Журнал действий',
  'admin.nav.health': 'Состояние системы',
  'admin.nav.title': 'Администрирование',
} as const satisfies Record<keyof typeof source, string>;
