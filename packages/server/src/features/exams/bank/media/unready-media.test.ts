import { createExam, publishExam, readExamForm } from '@shuyuan/contract/exams/papers/papers.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { picturesOf } from '../../../../world/tests/exams/test-question-media.ts';

let world: TestWorld;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('[D-183] an exam is not published while a picture of it is being cleaned, or could not be', async () => {
  const exams = picturesOf(world);
  const shen = await exams.author();
  const { categoryId, fileId, paper: fixed } = await exams.ask();
  const drawn = { kind: 'drawn' as const, rules: [{ categoryId, difficulty: null, count: 1, points: 5 }] };
  const setCleaning = (state: string) => world.rows('update file set cleaning = $2 where id = $1', [fileId, state]);
  for (const [paper, kind] of [
    [fixed, 'media-not-ready'],
    [drawn, 'rule-media-not-ready'],
  ] as const) {
    const { id, revision } = (await shen.call(createExam, exams.examFields(paper))).body;
    for (const state of ['waiting', 'failed']) {
      await setCleaning(state);
      const refused = await shen.call(publishExam, { id, revision });
      expect(refused.body).toMatchObject({ errorCode: errorTable['exam.not-ready'].number });
      const { problems } = (await shen.call(readExamForm, { id })).body;
      expect(problems).toEqual([{ kind, index: 0, missing: null }]);
    }
    await setCleaning('done');
    expect((await shen.call(publishExam, { id, revision })).status).toBe(200);
  }
});
