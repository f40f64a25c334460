import { moderate } from '@shuyuan/contract/community/question-action.wire';
import { removeQuestion } from '@shuyuan/contract/community/question.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { questionsOf } from '../../../../world/tests/community/test-questions.ts';
import { questionJobs } from './questions.jobs.ts';

let world: TestWorld;
let of: ReturnType<typeof questionsOf>;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
});
afterAll(() => world.close());

const sweep = () =>
  questionJobs.find(({ name }) => name === 'community:forget-files')?.handle(world.installation.system, {});

test('[COMM-05] D-125: what nobody can bring back any more gives its files back, and nothing else does', async () => {
  const team = await of.team('linzhiyuan');
  const [picture, cover, restored, fresh, shown] = [
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
    await of.bring('linzhiyuan'),
  ];
  const withCover = ({ fileId }: { fileId: string }, content = '<p>看</p>') =>
    of.published('linzhiyuan', of.article(team, { content, coverFileId: fileId }));
  const ids = {
    gone: await withCover(cover, `<p>看</p><img src="${picture.path}" alt="现场">`),
    restored: await withCover(restored),
    fresh: await withCover(fresh),
    shown: await withCover(shown),
  };
  const [lin, lu] = [await of.as('linzhiyuan'), await of.as('luchengze')];
  for (const id of [ids.gone, ids.restored, ids.fresh]) await lin.call(removeQuestion, { id });
  await lu.call(moderate, { id: ids.restored, step: 'restore', reason: '' });
  const age = (id: string, days: number) =>
    world.rows(`update question set removed_at = removed_at - make_interval(days => $2) where id = $1`, [id, days]);
  await age(ids.gone, 31);
  await age(ids.fresh, 29);

  const all = [picture, cover, restored, fresh, shown].map(({ fileId }) => fileId);
  const kept = async () =>
    (await world.rows('select id from file where id = any($1)', [all])).map(({ id }) => String(id)).toSorted();
  const keysOf = async (fileIds: readonly string[]) =>
    (await world.rows('select storage_key from file where id = any($1)', [fileIds])).map((row) =>
      String(row['storage_key']),
    );
  const keys = await keysOf([picture.fileId, cover.fileId]);
  expect(await kept()).toEqual(all.toSorted());
  for (let night = 0; night < 2; night++) {
    await sweep();
    expect(await kept()).toEqual([restored, fresh, shown].map(({ fileId }) => fileId).toSorted());
  }
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(await world.installation.system.storage.stat(key)).toBeNull();
  expect(await of.rowOf(ids.gone)).toMatchObject({ state: 'removed', cover_file_id: null });
});
