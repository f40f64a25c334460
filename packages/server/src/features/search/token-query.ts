/** A condition on the tokens of a document: this one, one that begins so, all of some, any of some. */
export type TokenQuery =
  | { readonly token: string; readonly isBeginning?: boolean }
  | { readonly all: readonly TokenQuery[] }
  | { readonly any: readonly TokenQuery[] };

const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const grouped = (query: TokenQuery): string => ('token' in query ? tsqueryOf(query) : `(${tsqueryOf(query)})`);

/** As the database reads it; empty where nothing is asked for. */
export function tsqueryOf(query: TokenQuery): string {
  if ('token' in query) return query.isBeginning ? `${quoted(query.token)}:*` : quoted(query.token);
  return 'all' in query ? query.all.map(grouped).join(' & ') : query.any.map(grouped).join(' | ');
}

export const tokens = (all: readonly string[]): TokenQuery[] => all.map((token) => ({ token }));
export const beginning = (token: string): TokenQuery => ({ token, isBeginning: true });

/** Whether there is something to look for. */
export const isAsked = (query: TokenQuery): boolean => tsqueryOf(query) !== '';
