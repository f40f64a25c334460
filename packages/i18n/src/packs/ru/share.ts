import type { texts as source } from '../cn/share.ts';

export const texts = {
  'teams.memberType.owner': 'Владелец',
  'teams.memberType.administrator': 'Администратор',
  'teams.memberType.member': 'Участник',
  'teams.enjoyType.expert': 'Эксперт',
  'teams.enjoyType.team': 'Команда',
  'teams.enjoyType.official': 'Официальный',

  'sharing.shareType.course': 'Курс',
  'sharing.shareType.subject': 'Тематическая программа',
  'sharing.shareType.exam': 'Экзамен',
  'sharing.shareType.research': 'Опрос',
  'sharing.shareType.live': 'Трансляция',
  'sharing.shareType.class': 'Учебная группа',
  'sharing.shareType.knowledge': 'Статья базы знаний',
  'sharing.shareType.question': 'Вопрос',
  'sharing.shareType.askShare': 'Публикация',
  'sharing.shareType.discussion': 'Обсуждение',
  'sharing.shareType.shareContent': 'Материал сообщества',
  'sharing.shareType.positionStudy': 'Обучение по должности',
  'sharing.shareType.column': 'Колонка',
  'sharing.shareType.teamAccount': 'Аккаунт команды',
} satisfies Record<keyof typeof source, string>;
