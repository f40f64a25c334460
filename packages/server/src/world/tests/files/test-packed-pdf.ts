/** A PDF whose pages are these packed contents, in Helvetica as `/C`. */
export function packedPdf(contents: readonly Buffer[]): Buffer {
  const pageAt = (index: number): number => 4 + 2 * index;
  const kids = contents.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const page = (index: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pageAt(index) + 1} 0 R/Resources<</Font<</C 3 0 R>>>>>>`;
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${contents.length}/Kids[${kids}]>>`),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...contents.flatMap((packed, index) => [
      Buffer.from(page(index)),
      Buffer.concat([
        Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    places.push(length);
    const written = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(written);
    length += written.length;
  }
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}
