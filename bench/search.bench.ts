import { sql } from 'kysely';
import { searchables } from '../packages/server/src/app/searchables.ts';
import { search } from '../packages/server/src/features/search/find/search.ts';
import { suggest } from '../packages/server/src/features/search/find/suggest.ts';
import type { Context } from '../packages/server/src/platform/context.ts';
import { spelledWords, wordAt } from '../packages/server/src/world/tests/search/test-chinese-text.ts';
import { processorOf } from './sides/processor-time.ts';
import { openCompanies } from './sides/search-companies.ts';
import { measureChanges, whileRebuilding } from './sides/search-upkeep.ts';
import { writeResult } from './write-result.ts';

/**
 * How long the first page of a search takes an ordinary member, by the number of documents, against a plain `like` of the same texts
 * and the configuration PostgreSQL has for languages it does not know. Then how soon a change is found, and what reads cost while
 * everything is read anew. Sizes are the arguments, the smallest first; BENCH_FOLDER keeps the databases for the next run.
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
/** Of a side that reads every text a few tell enough. */
const roundsOfLike = Math.ceil(rounds / 4);
/** Connections plan a statement when they meet it first. */
const warming = 5;
const changes = 20;

const { companies, close } = await openCompanies(sizes);
for (const { owner } of companies)
  await owner.query(`create index if not exists stock on search_document using gin (to_tsvector('simple', form))`);

const from = (words: readonly string[], round: number): string => words[round % words.length] ?? '';
const mistyped = (word: string): string => word.slice(0, 2) + word.slice(3);
const long = spelledWords.filter((word) => word.length > 6);

/** Other words each round, as people ask. */
const questions = {
  'the commonest words': (round) => wordAt(round % 4),
  'a common word of two characters': (round) => wordAt(8 + round),
  'a word of every tenth text': (round) => wordAt(60 + round),
  'a word of every hundredth text': (round) => wordAt(1_000 + 37 * round),
  'a rare word': (round) => wordAt(30_000 + 11 * round),
  'letters and Chinese': (round) => `${from(spelledWords, round)}${wordAt(10 + round)}`,
  'three words': (round) => `${wordAt(10 + round)} ${wordAt(300 + round)} ${wordAt(40 + round)}`,
  'initials of pinyin': (round) => from(['pxkc', 'aqsc', 'sbwx', 'gzjl', 'xm'], round),
  'a mistyped word': (round) => mistyped(from(long, round)),
  'what nobody wrote': (round) => `${wordAt(35_000 + round)}${wordAt(35_500 + round)}${wordAt(36_000 + round)}`,
} satisfies Readonly<Record<string, (round: number) => string>>;

type Side = (ctx: Context, question: string) => Promise<number>;
const first = 20;

const ours: Side = async (ctx, question) => {
  const input = { search: question, sort: 'relevance', page: 1, pageSize: first } as const;
  return (await search(searchables)(ctx, input)).items.length;
};
const typing: Side = async (ctx, question) => (await suggest(searchables)(ctx, { search: question })).items.length;

const listed = async (ctx: Context, condition: ReturnType<typeof sql<boolean>>): Promise<number> => {
  const rows = await ctx.read
    .selectFrom('searchDocument')
    .select(['sourceId', 'title'])
    .where('tenantId', '=', ctx.actor.tenantId)
    .where(condition)
    .orderBy('publishedAt', 'desc')
    .limit(first)
    .execute();
  return rows.length;
};
const plainLike: Side = (ctx, question) => {
  const words = question.split(' ').map((word) => sql<boolean>`form like ${`%${word}%`}`);
  return listed(ctx, sql<boolean>`(${sql.join(words, sql` and `)})`);
};
const stock: Side = (ctx, question) =>
  listed(ctx, sql<boolean>`to_tsvector('simple', form) @@ plainto_tsquery('simple', ${question})`);

const sides = {
  ours: { ask: ours, rounds },
  'ours, while it is typed': { ask: typing, rounds },
  'plain like': { ask: plainLike, rounds: roundsOfLike },
  'stock configuration': { ask: stock, rounds },
};

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

type Plan = { readonly ask: Side; readonly rounds: number };

/** In turns, so that whatever else this machine does meets all. */
async function measure({ ask, rounds: own }: Plan, question: (round: number) => string, which = companies) {
  const times = which.map((): number[] => []);
  const processor = which.map((): number[] => []);
  let found = 0;
  for (let round = -Math.min(warming, own); round < own; round++)
    for (const [place, { reader, postmaster }] of which.entries()) {
      const [begun, used] = [performance.now(), processorOf(postmaster)];
      const count = await ask(reader, question(Math.max(0, round)));
      if (round < 0) continue;
      times[place]?.push(performance.now() - begun);
      processor[place]?.push(processorOf(postmaster) - used);
      if (count > 0) found++;
    }
  return {
    p95: times.map((own95) => at(own95, 0.95)),
    processor: processor.map((used) => at(used, 0.5)),
    found: Math.round((100 * found) / (own * which.length)),
  };
}

const growth = (values: readonly number[], place: number): string =>
  place === 0 ? '' : ` (× ${((values[place] ?? 0) / (values[place - 1] ?? 1)).toFixed(2)})`;
const shown = (values: readonly number[]): string[] =>
  values.map((value, place) => value.toFixed(1) + growth(values, place));

const rows: (string | number)[][] = [];
for (const [name, question] of Object.entries(questions))
  for (const [side, plan] of Object.entries(sides)) {
    const { p95, processor, found } = await measure(plan, question);
    rows.push([name, side, ...shown(p95), ...shown(processor), `${found} %`]);
    process.stderr.write(`${name} · ${side}: ${shown(p95).join(', ')} · ${shown(processor).join(', ')}\n`);
  }
const load = process.env['BENCH_NOTE'] ?? '';
writeResult('search', {
  title: 'The first page of a search',
  about: `Search, permission, rank, counts and passages of an ordinary member over ${sizes.join(', ')} documents (questions, articles, answers, courses and sections, half of the courses for others), of 60 to 200 characters of generated Chinese whose words are as unevenly common as in any language. First the 95th percentile of ${rounds} questions in turns, milliseconds; then the median of the processor time of this process and the database, which other work on the machine does not wait in; in brackets the growth from the size before. The other sides list titles alone, by time, and ask nobody whether they may be seen; "plain like" ${roundsOfLike} rounds. "Answered": questions that found anything. ${load}`,
  head: [
    'question',
    'side',
    ...sizes.map((size) => `${size}, ms`),
    ...sizes.map((size) => `${size}, processor`),
    'answered',
  ],
  rows,
});

const largest = companies.at(-1);
if (!largest) throw new Error('no sizes');
for (const { owner } of companies) await owner.query('drop index stock');
const found = await measureChanges(largest, { ask: ours, changes });
const question = questions['a word of every hundredth text'];
const plan = { ask: ours, rounds: 2 * rounds };
const usual = await measure(plan, question, [largest]);
const { result: meanwhile, done } = await whileRebuilding(largest, () => measure(plan, question, [largest]));
const [before = 0] = usual.p95;
const [during = 0] = meanwhile.p95;
writeResult('search-upkeep', {
  title: 'The index of the search while it changes',
  about: `The company of ${largest.size} documents, everything in one process. Changes: the slowest of ${changes} until it was found, at most 2,000 ms wanted. Reads: the 95th percentile of ${plan.rounds} questions, before and while everything is read anew (${done} posts meanwhile), at most 1.2 times wanted. ${load}`,
  head: ['what', 'ms'],
  rows: [
    ['a change until it is found, slowest', Math.max(...found).toFixed(0)],
    ['a read', before.toFixed(1)],
    ['a read during a rebuild', `${during.toFixed(1)} (× ${(during / before).toFixed(2)})`],
  ],
});
await close();
