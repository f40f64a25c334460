import { keyText, type DocumentKey } from './document-key.ts';

/** A document as the engine is told of it: by what it is found, and nothing of who may see it. */
export type EngineDocumentRow = DocumentKey & {
  readonly tenantId: string;
  readonly kind: string;
  readonly titleTokens: readonly string[];
  readonly tokens: readonly string[];
  readonly topicIds: readonly string[];
  readonly authorId: string | null;
  readonly organizationId: string | null;
  readonly fileKind: string | null;
  readonly useCount: number;
  readonly publishedAt: Date;
};

export const engineDocument = (row: EngineDocumentRow): object => ({
  key: keyText(row),
  tenant: row.tenantId,
  kind: row.kind,
  title: row.titleTokens,
  text: row.tokens,
  topic: row.topicIds,
  ...(row.authorId && { author: row.authorId }),
  ...(row.organizationId && { organization: row.organizationId }),
  ...(row.fileKind && { file_kind: row.fileKind }),
  use_count: row.useCount,
  published_at: row.publishedAt.getTime(),
});

/** Counted up when the fields below change: what was filled in an older layout is asked no more, and filled anew. */
export const engineLayout = 1;

const word = { type: 'keyword', doc_values: false } as const;
const name = { type: 'keyword', doc_values: false } as const;
const ordered = { type: 'long' } as const;

/**
 * The tokens stand there as the database has them, so that both find the same; the engine takes nothing apart. It keeps no text:
 * who reads its disk reads tokens, without order.
 */
export const engineIndex = {
  settings: {
    index: {
      refresh_interval: '1s',
      // How long a deletion is remembered, against an older write that arrives after it.
      gc_deletes: '1h',
    },
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      key: { type: 'keyword', index: false },
      tenant: name,
      kind: name,
      title: word,
      text: word,
      topic: name,
      author: name,
      organization: name,
      file_kind: name,
      use_count: ordered,
      published_at: ordered,
    },
  },
} as const;
