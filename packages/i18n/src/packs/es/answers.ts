import type { texts as source } from '../cn/answers.ts';

export const texts = {
  'answers.company': 'Contenidos de la empresa sobre su pregunta: {{count}}. Estos son sus propios textos:',
  'answers.web': 'Páginas web sobre el tema:',
  'answers.quotesOnly':
    'Todo son citas literales. Aquí no hay ningún modelo conectado, así que nada se ha resumido ni deducido; abra las fuentes para leer más.',
  'answers.nothing': 'Nada de lo que usted puede abrir en la empresa responde a esta pregunta.',
  'answers.nothingHint':
    'Pruebe con otras palabras o indique el objeto, el departamento o el evento. También puede preguntar a sus compañeros en la comunidad.',
  'answers.lookedFor': 'Términos buscados: {{terms}}',
  'answers.readAt': 'Leído en:',
  'answers.nothingClose': 'Nada se parecía lo suficiente.',
  'answers.atTime': '{{title}} (en {{time}})',
  'answers.onPage': '{{title}} (página {{page}})',

  'answers.fillers':
    'el la los las un una unos unas de del al y o u pero si que qué quién cuál cuáles cuándo cómo dónde cuánto cuántos por para porque con sin sobre entre en a ante desde hasta es son ser está están estar hay ha han he hacer hace debo debe puede puedo se me te le les nos lo mi tu su sus mis tus este esta estos estas ese esa no ni más muy también yo él ella ellos nosotros',

  'certificates.pdf.certificate': 'Certificado',
  'certificates.pdf.micro': 'Microcertificado',
  'certificates.pdf.awardedTo': 'Se certifica que',
  'certificates.pdf.done': 'ha cumplido todos los requisitos de',
  'certificates.pdf.company': 'Emitido por',
  'certificates.pdf.issued': 'Fecha de emisión',
  'certificates.pdf.until': 'Válido hasta',
  'certificates.pdf.forever': 'Sin caducidad',
  'certificates.pdf.number': 'Número',
  'certificates.pdf.checkAt': 'Para comprobarlo, escanee el código o abra',
} as const satisfies Record<keyof typeof source, string>;
