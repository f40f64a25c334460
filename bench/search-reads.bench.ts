import { type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { searchables } from '../packages/server/src/app/searchables.ts';
import { usualBounds } from '../packages/server/src/features/search/engine/bounds.ts';
import { postgresIndexWith } from '../packages/server/src/features/search/engine/postgres-index.store.ts';
import { findSample } from '../packages/server/src/features/search/engine/sample.store.ts';
import type { CandidateQuery, TextIndex } from '../packages/server/src/features/search/engine/text-index.store.ts';
import { listFound } from '../packages/server/src/features/search/find/found.store.ts';
import { findReader } from '../packages/server/src/features/search/find/reader.store.ts';
import * as asking from '../packages/server/src/features/search/find/search-question.ts';
import { wordAt } from '../packages/server/src/world/tests/search/test-chinese-text.ts';
import { openCompanies, type SearchedCompany } from './sides/search-companies.ts';
import { writeResult } from './write-result.ts';

/**
 * How many pages of memory the database touches for the first page of a search: what does not depend on whatever else a machine does.
 * Against the same search that looks through everything with the words, and a plain `like`.
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
const { companies, close } = await openCompanies(sizes);

const questions: Readonly<Record<string, string>> = {
  'the commonest word': wordAt(0),
  'a common word of two characters': wordAt(10),
  'a word of every tenth text': wordAt(80),
  'a word of every hundredth text': wordAt(1_200),
  'a rare word': wordAt(30_000),
  'letters and Chinese': `erp${wordAt(11)}`,
  'three words': `${wordAt(10)} ${wordAt(300)} ${wordAt(40)}`,
  'what nobody wrote': `${wordAt(35_000)}${wordAt(35_500)}`,
};

type Plan = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
/** Each statement explained with what it read, instead of answered. */
const explained: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const options = sql`analyze, buffers, timing off, format json`.toOperationNode();
    return { ...node, explain: { kind: 'ExplainNode', options } } as RootOperationNode;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
const pagesOf = (rows: readonly object[]): number =>
  rows
    .flatMap((row) => Object.values(row) as readonly (readonly { readonly Plan: Plan }[])[])
    .flat()
    .reduce((sum, { Plan: plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

/** The reader of a context takes plugins, though stores need not know. */
const readsOf = ({ read }: SearchedCompany['reader']) => read as Kysely<never>;

const candidatesOf = (asked: asking.SearchQuestion, { reader }: SearchedCompany): CandidateQuery => ({
  tenantId: reader.actor.tenantId,
  query: asking.indexQuery(asked, { stems: new Map() }),
  isOfTitles: false,
  filters: {},
  sort: 'relevance',
  form: asked.form,
  at: reader.now(),
});

type By = { readonly index: TextIndex; readonly isSampled: boolean };

async function readBy({ index, isSampled }: By, question: string, company: SearchedCompany) {
  const { reader } = company;
  const asked = asking.questionOf(question);
  const first: TextIndex = {
    list: async (_read, query, pages) => ({ ...(await index.list(reader.read, query, pages)), ends: new Map() }),
  };
  const query = {
    reader: await findReader(reader),
    searchables,
    query: asking.indexQuery(asked, { stems: new Map() }),
    form: asked.form,
    wanted: asking.scatteredWords(asked),
    filters: {},
    sort: 'relevance' as const,
    limitOf: () => 202,
  };
  const explaining = readsOf(reader).withPlugin(explained);
  const found = pagesOf(await listFound(explaining, query, first));
  // The statement of the sample alone, as it was run before.
  if (!isSampled) return found;
  const sampling: unknown[] = [];
  const seen: KyselyPlugin = {
    ...explained,
    transformResult: ({ result }) => {
      sampling.push(...result.rows);
      return Promise.resolve({ ...result, rows: [] });
    },
  };
  await findSample(readsOf(reader).withPlugin(seen), candidatesOf(asked, company));
  return found + pagesOf(sampling as object[]);
}

async function readByLike(question: string, { reader }: SearchedCompany): Promise<number> {
  const words = question.split(' ').map((word) => sql<boolean>`form like ${`%${word}%`}`);
  const read = readsOf(reader).withPlugin(explained);
  const listed = sql<{ title: string }>`(select source_id, title from search_document
    where tenant_id = ${reader.actor.tenantId} and ${sql.join(words, sql` and `)} order by published_at desc limit 20)`;
  return pagesOf(
    await read
      .selectFrom(listed.as<'listed'>(sql`listed`))
      .selectAll()
      .execute(),
  );
}

const ours = postgresIndexWith(usualBounds);
const whole = postgresIndexWith({ ...usualBounds, exactUpTo: Number.POSITIVE_INFINITY });
const sides: Readonly<Record<string, (question: string, company: SearchedCompany) => Promise<number>>> = {
  ours: (question, company) => readBy({ index: ours, isSampled: true }, question, company),
  'looking through everything': (question, company) => readBy({ index: whole, isSampled: false }, question, company),
  'plain like': readByLike,
};

const rows: (string | number)[][] = [];
for (const [name, question] of Object.entries(questions))
  for (const [side, read] of Object.entries(sides)) {
    const pages: number[] = [];
    for (const company of companies) pages.push(await read(question, company));
    const growth = pages.map((count, at) => (at === 0 ? '' : ` (× ${(count / (pages[at - 1] ?? 1)).toFixed(2)})`));
    rows.push([name, side, ...pages.map((count, at) => `${count}${growth[at] ?? ''}`)]);
    process.stderr.write(`${rows.at(-1)?.join(' · ')}\n`);
  }
writeResult('search-reads', {
  title: 'What the first page of a search reads',
  about: `Pages of 8 kB the database touches to find, order, count and let an ordinary member see the first page, over ${sizes.join(' and ')} documents of generated Chinese; half of the courses are for others. Not a time: it does not depend on what else a machine does. "Looking through everything" is the same search without the marks of documents; "plain like" lists titles and asks nobody whether they may be seen.`,
  head: ['question', 'side', ...sizes.map(String)],
  rows,
});
await close();
