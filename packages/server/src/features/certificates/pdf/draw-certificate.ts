import { darkRuns, qrSquare } from '@shuyuan/contract/kernel/drawing/dark-runs';
import { directionOf, localeOf, type Language } from '@shuyuan/contract/kernel/languages';
import PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import type { AwardRow } from '../records/award.store.ts';
import { certificateWords } from './certificate-words.ts';
import { drawLine, ink, type Sheet, sizeWithin } from './draw-line.ts';
import { openFaces } from './open-faces.ts';
import { createTextLayer } from './create-text-layer.ts';
import { titleLines } from './title-lines.ts';

const page = { width: 841.89, height: 595.28 };
const middle = page.width / 2;
const textWidth = 660;
const soft = '#5d6b65';
const pine = '#1d6b57';
const codeSide = 96;

function drawFrame({ doc }: Sheet): void {
  doc
    .lineWidth(2)
    .rect(24, 24, page.width - 48, page.height - 48)
    .stroke(pine);
  doc
    .lineWidth(0.5)
    .rect(30, 30, page.width - 60, page.height - 60)
    .stroke(pine);
}

function drawTitle(sheet: Sheet, title: string, top: number): void {
  const size = [24, 20, 16, 13].find((one) => linesOf(sheet, title, one).length <= 2) ?? 11;
  for (const [index, line] of linesOf(sheet, title, size).entries())
    drawLine(sheet, line, { middle, y: top + index * size * 1.35, size, color: pine });
}
const linesOf = (sheet: Sheet, title: string, size: number): readonly string[] =>
  titleLines(title, (line) => sizeWithin(sheet, line, { sizes: [size, 0], width: textWidth }) === size);

/** Labels with their values side by side; the first stands where reading begins. */
function drawFacts(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  const width = textWidth / facts.length;
  const way = sheet.direction === 'rtl' ? -1 : 1;
  for (const [index, [label, value]] of facts.entries()) {
    const center = middle + way * (width * (index + 0.5) - textWidth / 2);
    drawLine(sheet, label, { middle: center, y: 372, size: 10, color: soft });
    const size = sizeWithin(sheet, value, { sizes: [13, 11, 9, 7, 5, 3], width: width - 12 });
    drawLine(sheet, value, { middle: center, y: 392, size });
  }
}

/** Level Q stands a quarter of the code being covered (IMAGE-13). */
function drawCode({ doc }: Sheet, address: string, top: number): void {
  const { modules } = create(address, { errorCorrectionLevel: 'Q' });
  doc
    .save()
    .translate(middle - codeSide / 2, top)
    .scale(codeSide / qrSquare);
  for (const run of darkRuns(modules)) doc.rect(...run);
  doc.fill('#000000').restore();
}

function drawSheet(sheet: Sheet, award: PrintedAward, { language, address }: Print): void {
  const words = certificateWords(language, award.kind);
  const days = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: award.timeZone });
  // It ends where the next day begins.
  const until = award.expiresAt === null ? words.forever : days.format(award.expiresAt.getTime() - 1);
  drawFrame(sheet);
  drawLine(sheet, words.kind, { middle, y: 100, size: 34, color: pine });
  drawLine(sheet, words.awardedTo, { middle, y: 150, size: 13, color: soft });
  const nameSize = sizeWithin(sheet, award.holderName, { sizes: [32, 26, 22, 18, 14, 10, 6], width: textWidth });
  drawLine(sheet, award.holderName, { middle, y: 200, size: nameSize, color: ink });
  drawLine(sheet, words.done, { middle, y: 242, size: 13, color: soft });
  drawTitle(sheet, award.title, 284);
  drawFacts(sheet, [
    [words.company, award.companyName],
    [words.issued, days.format(award.issuedAt)],
    [words.until, until],
    [words.number, award.number],
  ]);
  drawLine(sheet, words.checkAt, { middle, y: 530, size: 9, color: soft });
  const addressSize = sizeWithin(sheet, address, { sizes: [9, 7, 5], width: textWidth });
  drawLine({ ...sheet, direction: 'ltr' }, address, { middle, y: 545, size: addressSize, color: soft });
  drawCode(sheet, address, 420);
}

/** D-188: a sheet whose text can be selected and searched, with the code of the checking page. */
export async function drawCertificate(award: PrintedAward, print: Print): Promise<PDFKit.PDFDocument> {
  const { language } = print;
  const faces = await openFaces();
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: localeOf[language],
    displayTitle: true,
    info: { Title: award.title, CreationDate: award.issuedAt },
  });
  const layer = createTextLayer(doc);
  drawSheet({ doc, faces, layer, direction: directionOf(language) }, award, print);
  layer.end();
  doc.end();
  return doc;
}

type PrintedAward = Pick<
  AwardRow,
  'kind' | 'title' | 'holderName' | 'companyName' | 'number' | 'issuedAt' | 'expiresAt' | 'timeZone'
>;
type Print = {
  readonly language: Language;
  /** Where anybody checks the number. */
  readonly address: string;
};
