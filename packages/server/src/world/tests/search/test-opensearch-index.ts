import {
  type Body,
  compareIn,
  demandKeys,
  type EngineDocument,
  illegal,
  isBody,
  type Mapping,
  Refused,
  scorerOf,
  type SortValue,
  sortingOf,
} from './test-opensearch-query.ts';

type Stored = { readonly version: number; readonly document: EngineDocument | null };
export type Written = { readonly status: number; readonly type?: string; readonly reason?: string };

const fieldSettings = ['type', 'index', 'doc_values'];
const indexSettings = ['refresh_interval', 'gc_deletes'];
const mostResults = 10_000;
const wholeNumber = (value: unknown): boolean => Number.isSafeInteger(value);

function mappingOf(mappings: unknown): Mapping {
  if (!isBody(mappings)) throw new Refused(400, 'mapper_parsing_exception', 'Expected map for property [mappings]');
  demandKeys(
    mappings,
    ['dynamic', '_source', 'properties'],
    (key) =>
      new Refused(400, 'mapper_parsing_exception', `Root mapping definition has unsupported parameters:  [${key}]`),
  );
  const properties = isBody(mappings['properties']) ? mappings['properties'] : {};
  for (const [name, field] of Object.entries(properties)) {
    const own = isBody(field) ? field : {};
    if (own['type'] !== 'keyword' && own['type'] !== 'long')
      throw new Refused(
        400,
        'mapper_parsing_exception',
        `No handler for type [${String(own['type'])}] declared on field [${name}]`,
      );
    demandKeys(
      own,
      fieldSettings,
      (key) =>
        new Refused(
          400,
          'mapper_parsing_exception',
          `unknown parameter [${key}] on mapper [${name}] of type [${String(own['type'])}]`,
        ),
    );
  }
  // Each was looked at.
  return properties as Mapping;
}

/** One index of the stand-in: what is written is found after a refresh, and an older version never takes the place of a newer one. */
export function openIndex(definition: Body) {
  demandKeys(
    definition,
    ['settings', 'mappings', 'aliases'],
    (key) => new Refused(400, 'parse_exception', `unknown key [${key}] for create index`),
  );
  const settings = isBody(definition['settings']) ? definition['settings'] : {};
  demandKeys(isBody(settings['index']) ? settings['index'] : {}, indexSettings, (key) =>
    illegal(
      `unknown setting [index.${key}] please check that any required plugins are installed, or check the breaking changes documentation for removed settings`,
    ),
  );
  // Made by a write to a name that was nothing: whatever comes is taken.
  const isDynamic = definition['mappings'] === undefined;
  const mapping = isDynamic ? {} : mappingOf(definition['mappings']);
  const stored = new Map<string, Stored>();
  let found = new Map<string, EngineDocument>();

  function check(document: EngineDocument): void {
    for (const [field, value] of Object.entries(document)) {
      const type = mapping[field]?.type;
      if (type === undefined && !isDynamic)
        throw new Refused(
          400,
          'strict_dynamic_mapping_exception',
          `mapping set to strict, dynamic introduction of [${field}] within [_doc] is not allowed`,
        );
      if (type === 'long' && !wholeNumber(value))
        throw new Refused(400, 'mapper_parsing_exception', `failed to parse field [${field}] of type [long]`);
    }
  }

  return {
    isDynamic,
    write: (id: string, version: number, document: EngineDocument | null): Written => {
      const before = stored.get(id);
      if (before && before.version >= version) {
        const reason = `[${id}]: version conflict, current version [${before.version}] is higher or equal to the one provided [${version}]`;
        return { status: 409, type: 'version_conflict_engine_exception', reason };
      }
      if (document) check(document);
      stored.set(id, { version, document });
      if (document) return { status: before?.document ? 200 : 201 };
      return { status: before?.document ? 200 : 404 };
    },
    refresh: (): void => {
      found = new Map([...stored].flatMap(([id, { document }]) => (document ? [[id, document] as const] : [])));
    },
    /** A document as it is stored now, whether or not it is found yet. */
    stored: (id: string): EngineDocument | null => stored.get(id)?.document ?? null,
    ids: (): string[] => [...stored].flatMap(([id, { document }]) => (document ? [id] : [])),
    search: (body: Body) => {
      demandKeys(
        body,
        ['size', 'track_total_hits', 'query', 'sort', 'search_after'],
        (key) => new Refused(400, 'parsing_exception', `Unknown key for a VALUE in [${key}].`),
      );
      const size = Number(body['size'] ?? 10);
      if (size > mostResults)
        throw illegal(
          `Result window is too large, from + size must be less than or equal to: [${mostResults}] but was [${size}].`,
        );
      if (size < 1) throw illegal('[size] parameter must be positive here: nobody wants an empty page');
      const [score, sorting] = [scorerOf(body['query'], mapping), sortingOf(body['sort'], mapping)];
      const after = body['search_after'] as readonly SortValue[] | undefined;
      if (after && after.length !== sorting.length)
        throw illegal(`search_after has ${after.length} value(s) but sort has ${sorting.length}.`);
      const hits = [...found].flatMap(([id, document]) => {
        const own = score(document);
        if (own === null) return [];
        const sort = sorting.map(({ field }) => (field === '_score' ? own : (document[field] as SortValue)));
        return after && compareIn(sorting, sort, after) <= 0 ? [] : [{ _id: id, _score: own, sort }];
      });
      return { hits: { hits: hits.toSorted((a, b) => compareIn(sorting, a.sort, b.sort)).slice(0, size) } };
    },
  };
}
export type StoodInIndex = ReturnType<typeof openIndex>;
