import type { texts as source } from '../cn/answers.ts';

export const texts = {
  'answers.company': 'Contenus de l’entreprise liés à votre question : {{count}}. En voici des extraits :',
  'answers.web': 'Pages du web sur ce sujet :',
  'answers.quotesOnly':
    'Ce sont uniquement des citations. Aucun modèle n’est connecté ici : rien n’a été résumé ni déduit. Ouvrez les sources pour lire la suite.',
  'answers.nothing': 'Rien de ce que vous pouvez ouvrir dans l’entreprise ne répond à cette question.',
  'answers.nothingHint':
    'Essayez d’autres mots, ou précisez l’objet, le service ou l’événement. Vous pouvez aussi interroger vos collègues dans la communauté.',
  'answers.lookedFor': 'Termes recherchés : {{terms}}',
  'answers.readAt': 'Contenus lus :',
  'answers.nothingClose': 'Rien n’était assez proche.',
  'answers.atTime': '{{title}} (à {{time}})',
  'answers.onPage': '{{title}}, page {{page}}',

  'answers.fillers':
    'le la les l un une des du de d et ou mais si que qu qui quoi dont où quand comment pourquoi combien quel quelle quels quelles ce cet cette ces je tu il elle on nous vous ils elles me te se lui leur mon ma mes ton ta tes son sa ses notre nos votre vos leurs ne pas plus est sont être était faut faire fait fais dois doit peut peux avoir ai as a ont avec sans pour par sur sous dans en au aux y',

  'certificates.pdf.certificate': 'Certificat',
  'certificates.pdf.micro': 'Microcertificat',
  'certificates.pdf.awardedTo': 'Il est certifié que',
  'certificates.pdf.done': 'a rempli toutes les conditions de',
  'certificates.pdf.company': 'Délivré par',
  'certificates.pdf.issued': 'Délivré le',
  'certificates.pdf.until': 'Valable jusqu’au',
  'certificates.pdf.forever': 'Sans expiration',
  'certificates.pdf.number': 'Numéro',
  'certificates.pdf.checkAt': 'Pour vérifier, scannez le code ou ouvrez',
} as const satisfies Record<keyof typeof source, string>;
