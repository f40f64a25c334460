import type { texts as source } from '../cn/answers.ts';

export const texts = {
  'answers.company': 'Places in the company about your question: {{count}}. These are their own words:',
  'answers.web': 'Pages on the web about it:',
  'answers.quotesOnly':
    'All of this is quoted. No model is connected here, so nothing was summed up or inferred; please open the sources to read on.',
  'answers.nothing': 'Nothing you may open in the company answers this question.',
  'answers.nothingHint':
    'Try other words, or name the thing, department or event you mean. You can also ask your colleagues in the community.',
  'answers.lookedFor': 'Looked for: {{terms}}',
  'answers.readAt': 'Read at:',
  'answers.nothingClose': 'Nothing was close enough.',
  'answers.atTime': '{{title}} (at {{time}})',
  'answers.onPage': '{{title}} (page {{page}})',

  'answers.fillers':
    'a an the and or but if of to in on at by for from with without about into over under as is are was were be been being am do does did done have has had can could should would will shall may might must not no nor so than then that this these those there here it its i me my we us our you your he she they them their what which who whom whose when where why how many much any some all each other more most such only own same too very just also tell please know think want need get make let give say',

  'certificates.pdf.certificate': 'Certificate',
  'certificates.pdf.micro': 'Micro-certificate',
  'certificates.pdf.awardedTo': 'This certifies that',
  'certificates.pdf.done': 'has fulfilled every requirement of',
  'certificates.pdf.company': 'Issued by',
  'certificates.pdf.issued': 'Issued on',
  'certificates.pdf.until': 'Valid until',
  'certificates.pdf.forever': 'Does not expire',
  'certificates.pdf.number': 'Number',
  'certificates.pdf.checkAt': 'Scan the code to check it, or go to',
} as const satisfies Record<keyof typeof source, string>;
