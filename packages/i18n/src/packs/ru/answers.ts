import type { texts as source } from '../cn/answers.ts';

export const texts = {
  'answers.company': 'К вашему вопросу относится материалов компании: {{count}}. Вот выдержки из них:',
  'answers.web': 'Страницы в интернете по теме:',
  'answers.quotesOnly':
    'Всё это — дословные цитаты. Модель здесь не подключена, поэтому ничего не обобщалось и не додумывалось; откройте источники, чтобы прочитать полностью.',
  'answers.nothing': 'Среди доступных вам материалов компании ответа на этот вопрос не нашлось.',
  'answers.nothingHint':
    'Попробуйте другие слова или назовите точнее предмет, отдел или событие. Можно также спросить коллег в сообществе.',
  'answers.lookedFor': 'Искали по словам: {{terms}}',
  'answers.readAt': 'Прочитано здесь:',
  'answers.nothingClose': 'Ничего достаточно близкого не нашлось.',
  'answers.atTime': '{{title}} (на {{time}})',
  'answers.onPage': '{{title}} (стр. {{page}})',

  'answers.fillers':
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня еще нет о из ему теперь когда даже ну ли если или ни быть был до вас уже для мы их чем где есть надо кто этот эта это эти какой какая какие почему зачем сколько можно нужно при без под над',

  'certificates.pdf.certificate': 'Сертификат',
  'certificates.pdf.micro': 'Микросертификат',
  'certificates.pdf.awardedTo': 'Настоящим подтверждается, что',
  'certificates.pdf.done': 'выполнил(а) все условия и получает',
  'certificates.pdf.company': 'Кем выдано',
  'certificates.pdf.issued': 'Дата выдачи',
  'certificates.pdf.until': 'Действителен до',
  'certificates.pdf.forever': 'Бессрочно',
  'certificates.pdf.number': 'Номер',
  'certificates.pdf.checkAt': 'Чтобы проверить, отсканируйте код или откройте',
} as const satisfies Record<keyof typeof source, string>;
