import { knowledge } from '../packages/server/src/app/knowledge.ts';
import { gather } from '../packages/server/src/features/assistant/gathering.ts';
import type { Context } from '../packages/server/src/platform/context.ts';
import { openReaders, wordAt } from './sides/posts.ts';
import { writeResult } from './write-result.ts';

/**
 * Whether a question to the assistant waits longer in a company that has written much: 100 posts beside 100,000, two
 * tenants of one database, everything the assistant knows asked in turns.
 */
const sizes = [100, Number(process.argv[2] ?? 100_000)] as const;
const rounds = 15;

const { readers, close } = await openReaders(sizes);

const questions: Readonly<Record<string, string>> = {
  'two rare words': `${wordAt(560)}，${wordAt(590)}？`,
  'a common and a rare word': `${wordAt(3)}，${wordAt(580)}？`,
  'common words alone': `${wordAt(0)}，${wordAt(1)}，${wordAt(2)}？`,
  'a long question': `${Array.from({ length: 20 }, (_, n) => wordAt(n * 29)).join('，')}？`,
  'what nobody wrote about': 'qxzv wkjf?',
};

async function msOf(ctx: Context, question: string): Promise<number> {
  const begun = performance.now();
  await gather(ctx, { question, history: [], useWeb: false, knowledge, signal: new AbortController().signal });
  return performance.now() - begun;
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** In turns, so that whatever else this machine does meets both; the first round plans the statements. */
async function compare(question: string): Promise<number[]> {
  const times = readers.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [at, reader] of readers.entries()) {
      const took = await msOf(reader, question);
      if (round > 0) times[at]?.push(took);
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
  about: `Finding and ranking sources for one question, over ${sizes[0]} and ${sizes[1]} posts of 80 characters; medians of ${rounds} rounds in turns, milliseconds.`,
  head: ['question', `${sizes[0]} posts`, `${sizes[1]} posts`, 'ratio'],
  rows,
});
await close();
