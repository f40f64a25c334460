import { pagesJobs } from '../../../features/files/pages/pages.jobs.ts';
import { bringFile } from '../../bring-file.ts';
import { pdfOf } from '../../draw-documents.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { indexWorld } from '../search/test-search.ts';

/** The jobs of the next minute and those they ask for, done as a worker would; then the index. Answers how many documents were read. */
export async function readDocuments(world: TestWorld): Promise<number> {
  const { system } = world.installation;
  const [read, ask] = pagesJobs;
  await ask?.handle(system, {});
  const jobs = await world.rows(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = $1 returning job.payload`,
    [read?.name],
  );
  for (const { payload } of jobs) await read?.handle(system, payload as Record<string, unknown>);
  await indexWorld(world);
  return jobs.length;
}

/** Brings manuals of three pages, the third of which says this. */
export const manualsOf =
  (world: TestWorld) =>
  async (words: string, by = 'shenruoxi'): Promise<string> => {
    const sheets = ['目的与范围', '职责', words].map((line, at) => ({ title: `第${at + 1}节`, lines: [line] }));
    const author = await personAt(world.installation.system, by, 0);
    return bringFile(author, { name: '规程.pdf', ending: 'pdf', bytes: pdfOf(sheets) });
  };
