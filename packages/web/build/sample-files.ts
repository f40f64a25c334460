/** Small files of our own for the gallery: the words are those of the page about the product. */
import { crc32 } from 'node:zlib';
import { texts } from '@shuyuan/i18n/packs/cn/common';

const chapters = [
  { title: texts['about.title'], texts: [texts['about.lead'], texts['about.origin.text']] },
  { title: texts['about.area.learn.title'], texts: [texts['about.area.learn.text'], texts['about.area.path.text']] },
  { title: texts['about.area.live.title'], texts: [texts['about.area.live.text']] },
  { title: texts['about.area.community.title'], texts: [texts['about.area.community.text']] },
  { title: texts['about.area.assistant.title'], texts: [texts['about.area.assistant.text']] },
  { title: texts['about.area.ledger.title'], texts: [texts['about.area.ledger.text']] },
  { title: texts['about.promise.access.title'], texts: [texts['about.promise.access.text']] },
  { title: texts['about.promise.data.title'], texts: [texts['about.promise.data.text']] },
  { title: texts['about.promise.honest.title'], texts: [texts['about.promise.honest.text']] },
] as const;

const hex = (text: string): string =>
  `<${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const hexWithMark = (text: string): string => hex(`\uFEFF${text}`);

type Sheet = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly number: number;
  readonly top: number;
};

function sheetContent({ title, lines, number, top }: Sheet): string {
  const body = lines.flatMap((line) => line.match(/.{1,30}/gsu) ?? []);
  const drawn = body.map((line, at) => `1 0 0 1 56 ${top - 140 - at * 26} Tm ${hex(line)} Tj`);
  return [
    `BT /C 26 Tf 1 0 0 1 56 ${top - 90} Tm ${hex(title)} Tj ET`,
    `BT /C 16 Tf ${drawn.join(' ')} ET`,
    `BT /L 11 Tf 1 0 0 1 56 48 Tm (Shuyuan sample document, sheet ${number}) Tj ET`,
    `0.12 0.42 0.36 RG 1 w 56 ${top - 105} m 540 ${top - 105} l S`,
  ].join('\n');
}

/** The character map is one of those every reader brings along, so this document also proves that ours are served. */
const fonts = [
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 5 0 R/DW 1000>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** 12 sheets, the last ones turned to landscape; an outline, and a link on the first sheet. */
export function samplePdf(): Buffer {
  const sheets = Array.from({ length: 12 }, (_, at) => {
    const { title, texts: lines } = chapters[at % chapters.length] ?? chapters[0];
    const isWide = at > 9;
    const content = sheetContent({ title, lines, number: at + 1, top: isWide ? 595 : 842 });
    return { title: `${at + 1} ${title}`, content, isWide };
  });
  const firstPage = 7;
  const pageId = (at: number): number => firstPage + at * 2;
  const outlineId = pageId(sheets.length);
  const link = '/Annots[<</Type/Annot/Subtype/Link/Rect[56 590 300 640]/Border[0 0 0]/Dest[15 0 R/Fit]>>]';
  const pages = sheets.flatMap(({ content, isWide }, at) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${isWide ? '842 595' : '595 842'}]/Contents ${pageId(at) + 1} 0 R/Resources<</Font<</C 3 0 R/L 6 0 R>>>>${at === 0 ? link : ''}>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]);
  const entries = sheets.map(({ title }, at) => {
    const next = at + 1 < sheets.length ? `/Next ${outlineId + at + 2} 0 R` : '';
    const previous = at > 0 ? `/Prev ${outlineId + at} 0 R` : '';
    return `<</Title ${hexWithMark(title)}/Parent ${outlineId} 0 R${next}${previous}/Dest[${pageId(at)} 0 R/Fit]>>`;
  });
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Outlines ${outlineId} 0 R/Lang(zh-CN)>>`,
    `<</Type/Pages/Count ${sheets.length}/Kids[${sheets.map((_, at) => `${pageId(at)} 0 R`).join(' ')}]>>`,
    ...fonts,
    ...pages,
    `<</Type/Outlines/Count ${sheets.length}/First ${outlineId + 1} 0 R/Last ${outlineId + sheets.length} 0 R>>`,
    ...entries,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

type Entry = { readonly name: string; readonly content: string };

/** An archive whose files are stored as they are: a book needs no more. */
function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(0x5a21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** What a hostile book tries. Were any of it run, the page that shows the book would say so in `data-book-ran`. */
const mark = "top.document.documentElement.dataset.bookRan='1';parent.document.documentElement.dataset.bookRan='1'";
const hostile = [
  `<script>${mark}</script>`,
  `<script src="run.js"></script>`,
  `<p><img src="missing.png" alt="" onerror="${mark}" /></p>`,
  `<p><a href="javascript:${mark}">javascript</a></p>`,
  `<iframe srcdoc="&lt;script&gt;${mark}&lt;/script&gt;"></iframe>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}" width="10" height="10"><script>${mark}</script></svg>`,
  `<form action="javascript:${mark}"><button>x</button></form>`,
].join('\n');

const page = (title: string, body: string, style: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="zh"><head><title>${title}</title><link rel="stylesheet" href="book.css"/>${style}</head><body><h1>${title}</h1>${body}</body></html>`;

/** A book of nine chapters; the second one is hostile. A vertical one is read from right to left. */
export function sampleBook({ isVertical }: { isVertical: boolean }): Buffer {
  const contents = chapters.map(({ title, texts: lines }, at) => {
    const prose = Array.from({ length: 24 }, () => lines.map((line) => `<p>${line}</p>`).join('\n')).join('\n');
    return { name: `OEBPS/${at + 1}.xhtml`, title, content: page(title, (at === 1 ? hostile : '') + prose, '') };
  });
  const items = contents.map(
    (_, at) => `<item id="c${at + 1}" href="${at + 1}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = contents.map((_, at) => `<itemref idref="c${at + 1}"/>`).join('');
  const nav = contents.map(({ title }, at) => `<li><a href="${at + 1}.xhtml">${title}</a></li>`).join('');
  const title = texts['about.title'];
  const css = isVertical ? 'html{writing-mode:vertical-rl}p{text-indent:2em}' : 'p{text-indent:2em}';
  return zip([
    { name: 'mimetype', content: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      content:
        '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    },
    {
      name: 'OEBPS/book.opf',
      content: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">shuyuan-sample${isVertical ? '-vertical' : ''}</dc:identifier><dc:title>${title}</dc:title><dc:language>zh</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="book.css" media-type="text/css"/><item id="js" href="run.js" media-type="text/javascript"/>${items.join('')}</manifest><spine${isVertical ? ' page-progression-direction="rtl"' : ''}>${spine}</spine></package>`,
    },
    {
      name: 'OEBPS/nav.xhtml',
      content: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title></head><body><nav epub:type="toc"><ol>${nav}</ol></nav></body></html>`,
    },
    { name: 'OEBPS/book.css', content: css },
    { name: 'OEBPS/run.js', content: mark },
    ...contents,
  ]);
}
