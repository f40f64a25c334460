import { maxContainerOrigins } from './max-container-origins.ts';

type Allowed = {
  readonly origins: readonly string[];
  /** Of the page that asks: what it framed of itself could reach out of its frame. */
  readonly ownOrigin: string;
};

/** D-192, ROUTE-52: the address that may be framed, as browsers write it; null for every other text. */
export function containerTarget(text: string, { origins, ownOrigin }: Allowed): string | null {
  const url = text.length <= maxContainerAddress ? urlOf(text) : null;
  // A blob has the origin of whoever made it.
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const isAllowed = isContainerOrigin(url.origin) && url.origin !== ownOrigin && origins.includes(url.origin);
  return isAllowed ? url.href : null;
}

const maxContainerAddress = 2000;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Names only: policies of browsers know no addresses in figures, and a `*` or `;` of a host would be read as part of the policy. */
const originForm = new RegExp(`^https://(?:${label}\\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\\d{0,4})?$`);
const maxOrigin = 'https://'.length + 253 + ':65535'.length;

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * D-192: an origin a company may allow, as browsers write it: https, a host in lower case and figures of IDN, without a dot at its end, and its
 * port unless it is the usual one.
 */
export const isContainerOrigin = (text: string): boolean =>
  text.length <= maxOrigin && originForm.test(text) && urlOf(text)?.origin === text;

/** A typed text as the origin it names, if it names nothing but one; else as it was typed. */
export function typedOrigin(text: string): string {
  const url = urlOf(text);
  const isBare = url !== null && url.href === `${url.origin}/`;
  return isBare ? url.origin : text;
}

/** The list a setting holds; one that cannot be read allows nothing. */
export function readContainerOrigins(text: string): readonly string[] {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return [];
    const origins = entries.filter((entry): entry is string => typeof entry === 'string' && isContainerOrigin(entry));
    return [...new Set(origins)].slice(0, maxContainerOrigins);
  } catch {
    return [];
  }
}
