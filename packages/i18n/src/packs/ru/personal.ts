import type { texts as source } from '../cn/personal.ts';

export const texts = {
  'centre.nav': 'Личный кабинет',
  'centre.profile.text': 'Ваши данные, предпочтения и пароль.',
  'centre.profile.title': 'Мой профиль',

  'people.memberType.member': 'Участник',
  'people.memberType.administrator': 'Администратор',
  'people.memberType.other': 'Другое',

  'people.personType.ordinary': 'Обычный пользователь',
  'zxy.199042': 'Эксперт',
  'people.personType.administrator': 'Администратор',

  'site.invoiceStatus.draft': 'Черновик',
  'site.invoiceStatus.applied': 'Запрошен',
  'site.invoiceStatus.issuing': 'Оформляется',
  'site.invoiceStatus.issued': 'Выставлен',
  'site.invoiceStatus.rejected': 'Отклонён',
  'site.invoiceStatus.cancelled': 'Отменён',

  'zxy.371189988194390016': 'Введите вопрос',
} satisfies Record<keyof typeof source, string>;
