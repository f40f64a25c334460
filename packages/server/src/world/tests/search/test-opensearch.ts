import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { openIndex, type StoodInIndex, type Written } from './test-opensearch-index.ts';
import { type Body, demandKeys, type EngineDocument, illegal, isBody, Refused } from './test-opensearch-query.ts';

const missing = (name: string): Refused => new Refused(404, 'index_not_found_exception', `no such index [${name}]`);
const malformed = (line: number, found: string): Refused =>
  illegal(`Malformed action/metadata line [${line}], expected START_OBJECT but found [${found}]`);

type Request = { readonly method: string; readonly url: URL; readonly type: string; readonly body: string };

/** Lines of JSON, the last one ended too. */
function linesOf({ body, type }: Request, name: string): unknown[] {
  if (!/^application\/(x-ndjson|json)$/.test(type))
    throw new Refused(406, 'status_exception', `Content-Type header [${type}] is not supported`);
  if (!body.endsWith('\n')) throw illegal(`The ${name} request must be terminated by a newline [\\n]`);
  return body
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

function jsonOf({ body, type }: Request): Body {
  if (type !== 'application/json')
    throw new Refused(406, 'status_exception', `Content-Type header [${type}] is not supported`);
  const parsed: unknown = JSON.parse(body);
  if (!isBody(parsed)) throw new Refused(400, 'parse_exception', 'request body is required');
  return parsed;
}

const metadata = ['_id', 'version', 'version_type'];

/** The indexes of the stand-in with their names. */
function openIndexes() {
  const indexes = new Map<string, StoodInIndex>();
  const aliases = new Map<string, Set<string>>();
  const holders = (alias: string): string[] => [...aliases].flatMap(([index, own]) => (own.has(alias) ? [index] : []));
  const create = (name: string, definition: Body): void => {
    if (indexes.has(name) || holders(name).length > 0)
      throw new Refused(400, 'resource_already_exists_exception', `index [${name}] already exists`);
    indexes.set(name, openIndex(definition));
    aliases.set(name, new Set(Object.keys(isBody(definition['aliases']) ? definition['aliases'] : {})));
  };
  const resolve = (name: string): StoodInIndex => {
    const [only, ...others] = indexes.has(name) ? [name] : holders(name);
    const index = only === undefined ? undefined : indexes.get(only);
    if (!index) throw missing(name);
    if (others.length > 0) throw illegal(`no write index is defined for alias [${name}].`);
    return index;
  };
  const remove = (name: string): void => {
    if (!indexes.delete(name)) throw missing(name);
    aliases.delete(name);
  };
  /** Documents it cannot read. */
  const unreadable = new Set<string>();
  return { indexes, aliases, holders, create, resolve, remove, unreadable };
}
type Indexes = ReturnType<typeof openIndexes>;

function actOnAliases({ aliases, holders, indexes, remove }: Indexes, action: unknown): void {
  const [kind, told] = isBody(action) ? (Object.entries(action)[0] ?? []) : [];
  const { index, alias } = isBody(told) ? told : {};
  if (typeof index !== 'string' || !indexes.has(index)) throw missing(String(index));
  if (kind === 'remove_index') {
    remove(index);
    return;
  }
  if (typeof alias !== 'string') throw illegal('[aliases] can’t be empty');
  if (indexes.has(alias))
    throw new Refused(
      400,
      'invalid_alias_name_exception',
      `Invalid alias name [${alias}]: an index or data stream exists with the same name as the alias`,
    );
  if (kind === 'add') {
    aliases.get(index)?.add(alias);
    return;
  }
  if (kind !== 'remove') throw illegal(`Unsupported action [${String(kind)}]`);
  if (!holders(alias).includes(index))
    throw new Refused(404, 'aliases_not_found_exception', `aliases [${alias}] missing`);
  aliases.get(index)?.delete(alias);
}

function bulk(all: Indexes, name: string, request: Request): object {
  const isAliasOnly = request.url.searchParams.get('require_alias') === 'true';
  const items: object[] = [];
  const lines = linesOf(request, 'bulk');
  const written = (kind: string, work: () => Written): void => {
    let outcome: Written;
    try {
      outcome = work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      outcome = { status: error.status, type: error.type, reason: error.message };
    }
    const { status, ...error } = outcome;
    items.push({ [kind]: { _index: name, status, ...(error.type && { error }) } });
  };
  for (let at = 0; at < lines.length; at++) {
    const [kind, told] = isBody(lines[at]) ? (Object.entries(lines[at] as Body)[0] ?? []) : [];
    if (!kind || !isBody(told)) throw malformed(at + 1, JSON.stringify(lines[at]).slice(0, 20));
    if (kind !== 'index' && kind !== 'delete')
      throw illegal(
        `Malformed action/metadata line [${at + 1}], expected one of [create, delete, index, update] but found [${kind}]`,
      );
    if (Buffer.byteLength(String(told['_id'])) > 512)
      throw new Refused(
        400,
        'action_request_validation_exception',
        'Validation Failed: 1: id is too long, must be no longer than 512 bytes;',
      );
    demandKeys(told, metadata, (key) =>
      illegal(`Action/metadata line [${at + 1}] contains an unknown parameter [${key}]`),
    );
    const { _id: id, version, version_type: type } = told;
    if (typeof id !== 'string' || typeof version !== 'number' || version < 0 || type !== 'external')
      throw illegal(`illegal version value [${String(version)}] for version type [${String(type)}]`);
    const document = kind === 'index' ? (lines[++at] as EngineDocument) : null;
    if (kind === 'index' && !isBody(document)) throw new Refused(400, 'mapper_parsing_exception', 'failed to parse');
    written(kind, () => {
      if (all.unreadable.has(id)) throw new Refused(400, 'mapper_parsing_exception', 'failed to parse');
      // As the engine does: a deletion by an external version makes an index of a name that is none.
      if (kind === 'delete' && !all.indexes.has(name) && all.holders(name).length === 0) all.create(name, {});
      if (kind === 'index' && isAliasOnly && all.holders(name).length === 0)
        throw new Refused(
          404,
          'index_not_found_exception',
          `[require_alias] request flag is [true] and [${name}] is not an alias`,
        );
      return all.resolve(name).write(id, version, document);
    });
  }
  return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items };
}

function multiSearch(all: Indexes, name: string, request: Request): object {
  const lines = linesOf(request, 'msearch');
  const pairs = Array.from({ length: lines.length / 2 }, (_, at) => [lines[2 * at], lines[2 * at + 1]] as const);
  const responses = pairs.map(([header, body]) => {
    demandKeys(isBody(header) ? header : {}, ['allow_partial_search_results'], (key) =>
      illegal(`key [${key}] is not supported in the metadata section`),
    );
    try {
      return { took: 1, timed_out: false, ...all.resolve(name).search(isBody(body) ? body : {}), status: 200 };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { error: { type: error.type, reason: error.message }, status: error.status };
    }
  });
  return { took: 1, responses };
}

function namesOf(all: Indexes, names: readonly string[]): { status: number; body: object } {
  const there = [...all.aliases].flatMap(([index, own]) => {
    const shown = names.filter((one) => own.has(one));
    return shown.length === 0 ? [] : [[index, { aliases: Object.fromEntries(shown.map((one) => [one, {}])) }] as const];
  });
  const gone = names.filter((one) => all.holders(one).length === 0).toSorted();
  const error = { error: `alias${gone.length > 1 ? 'es' : ''} [${gone.join(',')}] missing`, status: 404 };
  return { status: gone.length > 0 ? 404 : 200, body: { ...(gone.length > 0 && error), ...Object.fromEntries(there) } };
}

const parameters: Readonly<Record<string, readonly string[]>> = { _bulk: ['require_alias'] };

function answer(all: Indexes, request: Request): { status: number; body: object } {
  const { method, url } = request;
  const [name = '', call = ''] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  for (const key of url.searchParams.keys())
    if (!(parameters[call] ?? []).includes(key))
      throw illegal(`request [${url.pathname}] contains unrecognized parameter: [${key}]`);
  switch (`${method} ${name.startsWith('_') ? name : call}`) {
    case 'PUT ':
      all.create(name, jsonOf(request));
      return { status: 200, body: { acknowledged: true, index: name } };
    case 'DELETE ':
      all.remove(name);
      return { status: 200, body: { acknowledged: true } };
    case 'GET _alias':
      return namesOf(all, call.split(','));
    case 'POST _aliases': {
      const { actions } = jsonOf(request);
      for (const action of Array.isArray(actions) ? actions : []) actOnAliases(all, action);
      return { status: 200, body: { acknowledged: true } };
    }
    case 'POST _bulk':
      return { status: 200, body: bulk(all, name, request) };
    case 'POST _msearch':
      return { status: 200, body: multiSearch(all, name, request) };
    case 'POST _refresh':
      all.resolve(name).refresh();
      return { status: 200, body: { _shards: { total: 1, successful: 1, failed: 0 } } };
    default:
      throw new Refused(
        400,
        'illegal_argument_exception',
        `no handler found for uri [${url.pathname}] and method [${method}]`,
      );
  }
}

type CannedAnswer = { readonly status: number; readonly body: string };
/** An answer it gives instead: none at all, or none after it has done what it was asked; null: its own. */
type Breakdown = (call: string, body: string) => CannedAnswer | 'gone' | 'lost' | null;

export const standInAccount = { user: 'shuyuan', password: 'a password of the engine' };

/**
 * Stands in for OpenSearch, which does not run here: the calls the product makes, with the checks and words of its REST protocol
 * (opensearch-project/OpenSearch, rest-api-spec and BulkRequestParser), and nothing else.
 */
export async function openStandIn() {
  const all = openIndexes();
  const asked: string[] = [];
  const refused: string[] = [];
  let broken: Breakdown | null = null;
  const expected = `Basic ${Buffer.from(`${standInAccount.user}:${standInAccount.password}`).toString('base64')}`;

  async function handle(incoming: IncomingMessage): Promise<CannedAnswer | 'gone'> {
    const body = await text(incoming);
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const call = `${incoming.method} ${url.pathname}`;
    asked.push(call);
    const other = broken?.(call, body);
    if (other && other !== 'lost') return other;
    if (incoming.headers.authorization !== expected) return { status: 401, body: 'Unauthorized' };
    const type = incoming.headers['content-type'] ?? '';
    try {
      const told = answer(all, { method: incoming.method ?? '', url, type, body });
      return other ? 'gone' : { status: told.status, body: JSON.stringify(told.body) };
    } catch (error) {
      const said = error instanceof Refused ? error : illegal(String(error));
      refused.push(`${call}: ${said.message}`);
      return {
        status: said.status,
        body: JSON.stringify({ error: { type: said.type, reason: said.message }, status: said.status }),
      };
    }
  }

  const server = createServer((incoming, response) => {
    void handle(incoming).then((told) => {
      if (told === 'gone') return response.destroy();
      return response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    ...all,
    asked,
    /** Requests it refused: the engine would refuse them, too. */
    refused,
    /** Until it is called without. */
    breakDown: (how: Breakdown | null = null) => void (broken = how),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
