import { zipOf } from './files/stored-zip.ts';

/** Chinese text as a PDF writes it: two bytes a character, in hexadecimal. */
const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A font every reader brings itself, so that none has to be carried along. */
const fontObjects = [
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light' +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 5 0 R/DW 1000>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]' +
    '/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
];

export type Sheet = { readonly title: string; readonly lines: readonly string[] };

const lettersPerLine = 27;
const lineHeight = 28;

/** The text of a sheet in lines that fit it. */
const wrapped = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    Array.from({ length: Math.ceil(line.length / lettersPerLine) }, (_, row) =>
      line.slice(row * lettersPerLine, (row + 1) * lettersPerLine),
    ),
  );

function drawSheet({ title, lines }: Sheet): string {
  const text = wrapped(lines).map((line, row) => `1 0 0 1 60 ${690 - row * lineHeight} Tm <${hexOf(line)}> Tj`);
  return [
    `0.118 0.42 0.361 rg BT /C 26 Tf 1 0 0 1 60 750 Tm <${hexOf(title)}> Tj ET`,
    '0.9 0.89 0.85 RG 60 728 m 535 728 l S',
    `0.12 0.14 0.16 rg BT /C 17 Tf ${text.join(' ')} ET`,
  ].join('\n');
}

/** A PDF of some sheets with Chinese text. */
export function pdfOf(sheets: readonly Sheet[]): Buffer {
  const firstPage = 3 + fontObjects.length;
  const pages = sheets.flatMap((sheet, index) => {
    const content = drawSheet(sheet);
    const at = firstPage + 2 * index;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${at + 1} 0 R/Resources<</Font<</C 3 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ];
  });
  const kids = sheets.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)>>',
    `<</Type/Pages/Count ${sheets.length}/Kids[${kids}]>>`,
    ...fontObjects,
    ...pages,
  ];
  let body = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

export type Chapter = { readonly title: string; readonly paragraphs: readonly string[] };

const page = (title: string, body: string): string =>
  '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" ' +
  `xmlns:epub="http://www.idpf.org/2007/ops" lang="zh"><head><title>${title}</title></head><body>${body}</body></html>`;

/** A book of some chapters. */
export function epubOf(title: string, chapters: readonly Chapter[]): Buffer {
  const names = chapters.map((_, index) => `c${index + 1}`);
  const items = names.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`);
  const entries = chapters.map((chapter, index) => `<li><a href="c${index + 1}.xhtml">${chapter.title}</a></li>`);
  const written = chapters.map(({ title: heading, paragraphs }, index): [string, string] => [
    `c${index + 1}.xhtml`,
    page(heading, `<h1>${heading}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`),
  ]);
  return zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">' +
      '<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf':
      '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">' +
      '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">qinghe-reading</dc:identifier>' +
      `<dc:title>${title}</dc:title><dc:language>zh</dc:language></metadata><manifest>` +
      '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>' +
      `${items.join('')}</manifest><spine>${names.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`,
    'nav.xhtml': page(title, `<nav epub:type="toc"><ol>${entries.join('')}</ol></nav>`),
    ...Object.fromEntries(written),
  });
}
