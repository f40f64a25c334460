import type { texts as source } from '../cn/answers.ts';

export const texts = {
  'answers.company': 'عدد المواضع المتعلقة بسؤالك في الشركة: {{count}}. وهذه مقتطفات منها بنصها:',
  'answers.web': 'صفحات من الويب حول الموضوع:',
  'answers.quotesOnly':
    'كل ما سبق اقتباس حرفي. لا يوجد نموذج متصل هنا، فلم يُلخَّص شيء ولم يُستنتج؛ افتح المصادر لقراءة النص كاملاً.',
  'answers.nothing': 'لا يوجد فيما يمكنك فتحه داخل الشركة ما يجيب عن هذا السؤال.',
  'answers.nothingHint':
    'جرّب كلمات أخرى، أو اذكر اسم الشيء أو القسم أو الفعالية. ويمكنك أيضًا أن تسأل زملاءك في المجتمع.',
  'answers.lookedFor': 'الكلمات المبحوث عنها: {{terms}}',
  'answers.readAt': 'ما تمت قراءته:',
  'answers.nothingClose': 'لم يُعثر على ما هو قريب بما يكفي.',
  'answers.atTime': '{{title}} (عند {{time}})',
  'answers.onPage': '{{title}} (صفحة {{page}})',

  'answers.fillers':
    'في من على إلى الى عن مع أو او و ثم لكن إذا اذا أن ان إن لا لم لن ما ماذا من متى كيف لماذا أين اين كم هل أي اي هذا هذه ذلك تلك التي الذي الذين هو هي هم نحن أنا انا أنت كان كانت يكون هناك قد كل بعض بين عند بعد قبل حتى يمكن يجب',

  'certificates.pdf.certificate': 'شهادة',
  'certificates.pdf.micro': 'شهادة مصغّرة',
  'certificates.pdf.awardedTo': 'نشهد بأن',
  'certificates.pdf.done': 'قد استوفى جميع متطلبات',
  'certificates.pdf.company': 'جهة الإصدار',
  'certificates.pdf.issued': 'تاريخ الإصدار',
  'certificates.pdf.until': 'صالحة حتى',
  'certificates.pdf.forever': 'غير محددة المدة',
  'certificates.pdf.number': 'رقم الشهادة',
  'certificates.pdf.checkAt': 'للتحقق امسح الرمز أو افتح',
} as const satisfies Record<keyof typeof source, string>;
