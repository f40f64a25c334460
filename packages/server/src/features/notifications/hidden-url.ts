/** A word of an interface, as `api`, `v2` or `send-message`; whatever else stands in a path may be a key. */
const isWord = (part: string): boolean => /^(v\d{1,2}|[a-z]{1,12}(-[a-z]{1,12}){0,2})$/.test(part);

/** The host and the words of its path say which robot it is; from the first part that may be a key on nothing is shown. */
export function hiddenUrl(url: string | null): string {
  if (url === null || !URL.canParse(url)) return '';
  const { origin, pathname, search } = new URL(url);
  const parts = pathname.split('/');
  const key = parts.findIndex((part) => part !== '' && !isWord(part));
  const path = key < 0 ? parts : [...parts.slice(0, key), '…'];
  return `${origin}${path.join('/')}${search && '?…'}`;
}
