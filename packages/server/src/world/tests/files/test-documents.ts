import { zipOf } from '../../files/stored-zip.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** The least a word processor takes for a document. */
export const wordDocument = (paragraphs: readonly string[]): Buffer =>
  zipOf({
    '[Content_Types].xml':
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      `<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `<w:document xmlns:w="${word}"><w:body>` +
      `${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  });
