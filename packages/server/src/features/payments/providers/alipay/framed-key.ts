/** Keys are copied from a page that shows them without their frame. */
export const framedKey = (text: string, kind: 'PRIVATE' | 'PUBLIC'): string =>
  text.includes('-----BEGIN')
    ? text
    : `-----BEGIN ${kind} KEY-----\n${text.replaceAll(/\s/g, '').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${kind} KEY-----\n`;
