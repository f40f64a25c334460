const head = /^data:[\w/.+-]{0,100};base64,/;
const end = /={1,2}$/;
/**
 * One sign is looked for, not all of them matched: over some millions of letters that takes more stack than a process
 * has once many other patterns were compiled.
 */
const foreign = /[^A-Za-z0-9+/]/;

/** A data URL as a canvas makes it, or its bare text; null: neither. In a form, an unescaped plus arrives as a space. */
export function readDataUrl(text: string): Buffer | null {
  const letters = text.replace(head, '').replaceAll(' ', '+').replace(end, '');
  return letters === '' || foreign.test(letters) ? null : Buffer.from(letters, 'base64');
}
