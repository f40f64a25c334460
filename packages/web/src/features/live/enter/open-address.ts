const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/**
 * Our own room takes the place of the page, another company's opens beside it and cannot reach back. False when the
 * browser lets no window open, which it does some seconds after the click.
 */
export function openAddress(address: string): boolean {
  const url = new URL(address, window.location.href);
  // A script in the place of an address must neither run nor become a link.
  if (!isWeb(url)) throw new TypeError(`${url.protocol} is no address of a page`);
  if (url.origin === window.location.origin) {
    window.location.assign(url);
    return true;
  }
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.assign(url);
  return true;
}
