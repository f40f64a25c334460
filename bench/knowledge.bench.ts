import { searchables } from '../packages/server/src/app/searchables.ts';
import { gather } from '../packages/server/src/features/assistant/gathering.ts';
import type { Context } from '../packages/server/src/platform/context.ts';
import { openReaders, wordAt } from './sides/posts.ts';
import { fillDocuments } from './sides/search-documents.ts';
import { writeResult } from './write-result.ts';

/**
 * Whether a question to the assistant waits longer in a company that has written much: 100 posts beside 100,000, two
 * tenants of one database, the index of the search asked in turns.
 */
const sizes = [100, Number(process.argv[2] ?? 100_000)] as const;
const rounds = 31;
/** Each connection of the pool plans a statement when it meets it first. */
const warming = 12;

const { readers, owner, close } = await openReaders(sizes);
await fillDocuments(owner);

const questions: Readonly<Record<string, string>> = {
  'two rare words': `${wordAt(560)}，${wordAt(590)}？`,
  'a common and a rare word': `${wordAt(3)}，${wordAt(580)}？`,
  'common words alone': `${wordAt(0)}，${wordAt(1)}，${wordAt(2)}？`,
  'a long question': `${Array.from({ length: 20 }, (_, n) => wordAt(n * 29)).join('，')}？`,
  'what nobody wrote about': 'qxzv wkjf?',
};

async function msOf(ctx: Context, question: string): Promise<number> {
  const begun = performance.now();
  await gather(ctx, { question, history: [], useWeb: false, searchables, signal: new AbortController().signal });
  return performance.now() - begun;
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** In turns, so that whatever else this machine does meets both. */
async function compare(question: string): Promise<number[]> {
  const times = readers.map((): number[] => []);
  for (let round = -warming; round < rounds; round++)
    for (const [at, reader] of readers.entries()) {
      const took = await msOf(reader, question);
      if (round >= 0) times[at]?.push(took);
    }
  return times.map(median);
}

const rows: (string | number)[][] = [];
for (const [name, question] of Object.entries(questions)) {
  const [few = 0, many = 0] = await compare(question);
  rows.push([name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)]);
}
writeResult('knowledge', {
  title: 'What the assistant reads before it answers',
  about: `Finding and ranking sources for one question, over ${sizes[0]} and ${sizes[1]} posts of 80 characters; medians of ${rounds} rounds in turns, milliseconds. A shared machine: the ratio is the figure. A small company beside a large one of the same installation pays for the common words of the other.`,
  head: ['question', `${sizes[0]} posts`, `${sizes[1]} posts`, 'ratio'],
  rows,
});
await close();
