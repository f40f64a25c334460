import type { TestWorld } from './open-world.ts';

const sumsOf = ({ rows }: TestWorld, tables: readonly string[]) =>
  Promise.all(
    tables.map((name) => rows(`select count(*)::int, md5(string_agg(t::text, '' order by t::text)) from ${name} t`)),
  );

/** Every row of these tables as one text: the same before and after a refusal, nothing was written. */
export const snapshotOf = async (world: TestWorld, tables: readonly string[]): Promise<string> =>
  JSON.stringify(await sumsOf(world, tables));

/** The same, and that nothing was left to the worker either. */
export async function snapshotWithJobs(world: TestWorld, tables: readonly string[]): Promise<string> {
  const jobs = await world.rows('select count(*)::int from graphile_worker._private_jobs');
  return JSON.stringify([await sumsOf(world, tables), jobs]);
}
