/** The part of the language of questions that OpenSearch is asked in; everything else is refused with its own words. */
export type EngineDocument = Readonly<Record<string, unknown>>;
export type Mapping = Readonly<
  Record<string, { readonly type: string; readonly index?: boolean; readonly doc_values?: boolean }>
>;

/** A refusal as the engine words it. */
export class Refused extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}
export const illegal = (reason: string): Refused => new Refused(400, 'illegal_argument_exception', reason);
const unparsed = (reason: string): Refused => new Refused(400, 'parsing_exception', reason);

export type Body = Readonly<Record<string, unknown>>;
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its one key and what stands there. */
function onlyOf(value: unknown, what: string): [string, unknown] {
  const entries = isBody(value) ? Object.entries(value) : [];
  const [first] = entries;
  if (!first || entries.length !== 1) throw unparsed(`[${what}] malformed query, expected [END_OBJECT]`);
  return first;
}

export function demandKeys(body: Body, known: readonly string[], refuse: (key: string) => Refused): void {
  for (const key of Object.keys(body)) if (!known.includes(key)) throw refuse(key);
}

const valuesOf = (document: EngineDocument, field: string): readonly unknown[] => {
  const value = document[field];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

function searchedField(mapping: Mapping, field: string): void {
  if (mapping[field]?.index === false)
    throw new Refused(400, 'query_shard_exception', `Cannot search on field [${field}] since it is not indexed.`);
}

/** The score of a document that answers; null where it does not. */
export type Scorer = (document: EngineDocument) => number | null;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function boolScorer(body: unknown, mapping: Mapping): Scorer {
  if (!isBody(body)) throw unparsed('[bool] query malformed, no start_object after query name');
  demandKeys(body, ['filter', 'should', 'minimum_should_match'], (key) =>
    unparsed(`[bool] query does not support [${key}]`),
  );
  const filters = listOf(body['filter']).map((one) => scorerOf(one, mapping));
  const shoulds = listOf(body['should']).map((one) => scorerOf(one, mapping));
  const least = Number(body['minimum_should_match'] ?? (filters.length === 0 && shoulds.length > 0 ? 1 : 0));
  return (document) => {
    if (filters.some((filter) => filter(document) === null)) return null;
    const scores = shoulds.flatMap((should) => should(document) ?? []);
    return scores.length < least ? null : scores.reduce((sum, score) => sum + score, 0);
  };
}

function valueScorer(kind: 'term' | 'prefix' | 'terms', body: unknown, mapping: Mapping): Scorer {
  const [field, wanted] = onlyOf(body, kind);
  searchedField(mapping, field);
  if (kind === 'terms' && !Array.isArray(wanted)) throw unparsed(`[terms] query does not support [${field}]`);
  if (kind !== 'terms' && typeof wanted !== 'string') throw unparsed(`[${kind}] query does not support [${field}]`);
  const all = listOf(wanted);
  const isMet = (value: unknown): boolean =>
    kind === 'prefix' ? String(value).startsWith(String(wanted)) : all.includes(value);
  return (document) => (valuesOf(document, field).some(isMet) ? 1 : null);
}

function rangeScorer(body: unknown, mapping: Mapping): Scorer {
  const [field, bounds] = onlyOf(body, 'range');
  searchedField(mapping, field);
  const [bound, least] = onlyOf(bounds, 'range');
  if (bound !== 'gte') throw unparsed(`[range] query does not support [${bound}]`);
  return (document) => (valuesOf(document, field).some((value) => Number(value) >= Number(least)) ? 1 : null);
}

function constantScorer(body: unknown, mapping: Mapping): Scorer {
  if (!isBody(body)) throw unparsed('[constant_score] query malformed');
  demandKeys(body, ['filter', 'boost'], (key) => unparsed(`[constant_score] query does not support [${key}]`));
  const filter = scorerOf(body['filter'], mapping);
  return (document) => (filter(document) === null ? null : Number(body['boost'] ?? 1));
}

export function scorerOf(query: unknown, mapping: Mapping): Scorer {
  const [kind, body] = onlyOf(query, 'query');
  switch (kind) {
    case 'bool':
      return boolScorer(body, mapping);
    case 'term':
    case 'prefix':
    case 'terms':
      return valueScorer(kind, body, mapping);
    case 'range':
      return rangeScorer(body, mapping);
    case 'constant_score':
      return constantScorer(body, mapping);
    default:
      throw unparsed(`unknown query [${kind}]`);
  }
}

export type Sorting = { readonly field: string; readonly isDescending: boolean };

/** The fields it sorts by; one without values in columns cannot be. */
export const sortingOf = (sort: unknown, mapping: Mapping): Sorting[] =>
  listOf(sort).map((one) => {
    const [field, direction] = onlyOf(one, 'sort');
    if (direction !== 'asc' && direction !== 'desc') throw illegal(`No enum constant SortOrder.${String(direction)}`);
    if (field !== '_score' && mapping[field] === undefined)
      throw new Refused(400, 'query_shard_exception', `No mapping found for [${field}] in order to sort on`);
    if (mapping[field]?.doc_values === false)
      throw illegal(
        `Can't load fielddata on [${field}] because fielddata is unsupported on fields of type [keyword]. Use doc values instead.`,
      );
    return { field, isDescending: direction === 'desc' };
  });

export type SortValue = string | number | null;

/** The order of two places in a result. */
export function compareIn(sorting: readonly Sorting[], one: readonly SortValue[], other: readonly SortValue[]): number {
  for (const [at, { isDescending }] of sorting.entries()) {
    const [a, b] = [one[at] ?? '', other[at] ?? ''];
    if (a === b) continue;
    return a < b === isDescending ? 1 : -1;
  }
  return 0;
}
