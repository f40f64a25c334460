const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters cannot be written in XML at all. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
