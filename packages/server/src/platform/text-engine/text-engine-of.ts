import { z } from 'zod';
import { type Circuit, openCircuit } from './circuit.ts';
import { openSearchClient, type OpenSearchClient, type OpenSearchSettings } from './opensearch-client.ts';
import {
  EngineFailure,
  type EngineTarget,
  type EngineWrite,
  type TextEngine,
  type WriteOutcome,
} from './text-engine.ts';

/** Somebody waits for the answer to a question, and the database could have given it. */
const questionMs = 2_000;
const writeMs = 20_000;

const foundOut = z.object({
  responses: z.array(
    z.union([
      z.object({
        timed_out: z.literal(false).optional(),
        hits: z.object({
          hits: z.array(z.object({ sort: z.array(z.union([z.string(), z.number(), z.null()])) })),
        }),
      }),
      z.object({ status: z.int(), error: z.unknown() }),
    ]),
  ),
});
const outcome = z.object({ status: z.int() });
const writtenOut = z.object({
  items: z.array(z.union([z.object({ index: outcome }), z.object({ delete: outcome })])),
});
const aliasesOut = z.record(z.string(), z.unknown());
const holderOut = z.object({ aliases: z.record(z.string(), z.unknown()) });

function outcomeOf(kind: 'index' | 'delete', status: number): WriteOutcome {
  // A newer version is there, or nothing to be deleted: both are as they should be.
  if (status < 300 || status === 409 || (kind === 'delete' && status === 404)) return 'done';
  // 404: the name leads nowhere any more.
  return status === 404 || status === 429 || status >= 500 ? 'later' : 'refused';
}

/** By external versions: https://docs.opensearch.org/latest/api-reference/document-apis/bulk/ */
const linesOf = ({ id, version, document }: EngineWrite): object[] => {
  const action = { _id: id, version, version_type: 'external' };
  return document ? [{ index: action }, document] : [{ delete: action }];
};

async function askedAll(call: OpenSearchClient, index: string, questions: readonly object[]) {
  // Results of a part that does not answer would be missed without a word.
  const lines = questions.flatMap((question) => [{ allow_partial_search_results: false }, question]);
  const answer = await call({ method: 'POST', path: `/${index}/_msearch`, timeoutMs: questionMs, lines });
  const read = foundOut.safeParse(answer);
  if (!read.success || read.data.responses.length !== questions.length)
    throw new EngineFailure('the search engine answered a question in an unknown form', 200, read.error);
  return read.data.responses.map((one) => {
    if ('hits' in one) return one.hits.hits;
    throw new EngineFailure(`a question was refused with ${one.status}`, one.status, one.error);
  });
}

/** The indexes a name leads to. */
const holdersOf =
  (call: OpenSearchClient, names: readonly string[]) => async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    // 404 where one of the names is missing; those that are there are told all the same.
    const answer = await call({
      method: 'GET',
      path: `/_alias/${names.join(',')}`,
      timeoutMs: questionMs,
      alsoFine: [404],
    });
    const read = aliasesOut.safeParse(answer);
    const entries = Object.entries(read.data ?? {}).flatMap(([index, told]) => {
      const holder = holderOut.safeParse(told);
      return holder.success ? [[index, Object.keys(holder.data.aliases)] as const] : [];
    });
    return new Map(entries);
  };

async function written(call: OpenSearchClient, alias: string, writes: readonly EngineWrite[]): Promise<WriteOutcome[]> {
  if (writes.length === 0) return [];
  const answer = await call({
    method: 'POST',
    // A name that leads nowhere would become an index of its own, in a layout nobody chose.
    path: `/${alias}/_bulk?require_alias=true`,
    timeoutMs: writeMs,
    lines: writes.flatMap(linesOf),
  });
  const read = writtenOut.safeParse(answer);
  if (!read.success || read.data.items.length !== writes.length)
    throw new EngineFailure('the search engine answered a write in an unknown form', 200, read.error);
  return read.data.items.map((item) =>
    'index' in item ? outcomeOf('index', item.index.status) : outcomeOf('delete', item.delete.status),
  );
}

function indexesOf(call: OpenSearchClient, aliases: Readonly<Record<EngineTarget, string>>) {
  const findHolders = holdersOf(call, Object.values(aliases));
  const held = (holders: ReadonlyMap<string, readonly string[]>, target: EngineTarget): string[] =>
    [...holders].filter(([, names]) => names.includes(aliases[target])).map(([index]) => index);
  return {
    findIndexes: async () => {
      const holders = await findHolders();
      return { asked: held(holders, 'asked')[0] ?? null, next: held(holders, 'next')[0] ?? null };
    },
    createNext: async (name: string, definition: object) => {
      for (const index of held(await findHolders(), 'next'))
        await call({ method: 'DELETE', path: `/${index}`, timeoutMs: writeMs, alsoFine: [404] });
      const body = { ...definition, aliases: { [aliases.next]: {} } };
      await call({ method: 'PUT', path: `/${name}`, timeoutMs: writeMs, body });
    },
    promoteNext: async (name: string) => {
      const holders = await findHolders();
      const own = holders.get(name) ?? [];
      const actions = [
        ...(own.includes(aliases.asked) ? [] : [{ add: { index: name, alias: aliases.asked } }]),
        ...(own.includes(aliases.next) ? [{ remove: { index: name, alias: aliases.next } }] : []),
        ...held(holders, 'asked').flatMap((index) => (index === name ? [] : [{ remove_index: { index } }])),
      ];
      // The last of what was written would be missed for a second.
      await call({ method: 'POST', path: `/${name}/_refresh`, timeoutMs: writeMs });
      // A process that died behind this has done all of it.
      if (actions.length > 0) await call({ method: 'POST', path: '/_aliases', timeoutMs: writeMs, body: { actions } });
    },
  };
}

type Options = { readonly call: OpenSearchClient; readonly index: string; readonly circuit: Circuit };

function engineOf({ call, index, circuit }: Options): TextEngine {
  const aliases = { asked: index, next: `${index}-next` };
  return {
    ...indexesOf(call, aliases),
    search: (questions) => circuit.watch(() => askedAll(call, index, questions)),
    write: (target, writes) => written(call, aliases[target], writes),
    refresh: async () => {
      await call({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: writeMs });
    },
    nameOf: (number) => `${index}-${number}`,
    isAnswering: () => !circuit.isOpen(),
  };
}

/** OpenSearch, spoken to by its REST protocol; null where the database finds alone. */
export const textEngineOf = (settings: OpenSearchSettings, now: () => number): TextEngine | null =>
  settings.SEARCH_URL === ''
    ? null
    : engineOf({ call: openSearchClient(settings), index: settings.SEARCH_INDEX, circuit: openCircuit(now) });
