import { setTimeout as sleep } from 'node:timers/promises';
import { searchables } from '../../packages/server/src/app/searchables.ts';
import type { Installation } from '../../packages/server/src/app/installation.ts';
import { startIndexer } from '../../packages/server/src/features/search/documents/start-indexer.ts';
import type { Context, SystemContext } from '../../packages/server/src/platform/context.ts';

type Owner = Installation['db']['owner'];
type Ask = (ctx: Context, question: string) => Promise<number>;

const pollMs = 10;

/** How long each of some changes takes until it is found, in milliseconds. */
export async function measureChanges(
  { owner, system, reader }: { owner: Owner; system: SystemContext; reader: Context },
  { ask, changes }: { ask: Ask; changes: number },
): Promise<number[]> {
  await owner.query('update search_rebuild set finished_at = now()');
  const indexer = startIndexer(system, searchables);
  const times: number[] = [];
  for (let change = 0; change < changes; change++) {
    const word = `findable${change}`;
    await owner.query(
      'update question set title = $1 where id = (select id from question order by id offset $2 limit 1)',
      [word, change],
    );
    const begun = performance.now();
    while ((await ask(reader, word)) === 0) await sleep(pollMs);
    times.push(performance.now() - begun);
  }
  await indexer.stop();
  return times;
}

/** The same reads while posts are read anew in this process; ends before they all are. */
export async function whileRebuilding<T>(
  { owner, system }: { owner: Owner; system: SystemContext },
  read: () => Promise<T>,
): Promise<{ readonly result: T; readonly done: number }> {
  await owner.query(`update search_rebuild set finished_at = case when source = 'post' then null else now() end,
    after_id = '', done_count = 0, total_count = null, started_at = now()`);
  const indexer = startIndexer(system, searchables);
  const result = await read();
  await indexer.stop();
  const { rows } = await owner.query<{ done_count: number }>(
    `select done_count from search_rebuild where source = 'post'`,
  );
  return { result, done: Number(rows[0]?.done_count) };
}
