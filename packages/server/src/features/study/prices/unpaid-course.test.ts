import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { readCourseFile, readCourseStreamToken } from '@shuyuan/contract/study/courses/course-file.wire';
import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { secretWords, sellSecretCourse } from '../../../world/tests/study/test-secret-course.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-122] neither bytes nor stream of an unpaid course are at an address, and the assistant knows nothing of it', async () => {
  const { courseId, sectionKey } = await sellSecretCourse(world, secretWords);
  const stranger = await world.signIn('linzhiyuan');
  const [file] = await world.rows(
    `select f.path from course_section s join file f on f.id = s.file_id where s.key = $1`,
    [sectionKey],
  );
  for (const ending of ['', '?download=1'])
    expect((await readFile(world, stranger, `/files/${String(file?.['path'])}${ending}`)).status).toBe(404);
  const answers = await Promise.all(
    [readCourseFile, readCourseStreamToken, readCaptions, openSection].map((endpoint) =>
      stranger.call(endpoint, { courseId, sectionKey, language: 'cn' }),
    ),
  );
  expect(answers.map(({ body }) => body)).toMatchObject(
    answers.map(() => ({ errorCode: errorTable['course.unpaid'].number })),
  );
  const comments = await stranger.call(listDiscussions, { courseId });
  expect(comments.body).toMatchObject({ errorCode: errorTable['course.unpaid'].number });
  const knowledge = knowledgeOf(world);
  for (const words of [secretWords.lesson, secretWords.spoken])
    expect(JSON.stringify(await knowledge.ask('linzhiyuan', `${words}是什么`))).not.toContain(words);
  for (const words of [secretWords.lesson, secretWords.spoken])
    expect(JSON.stringify(await knowledge.ask('shenruoxi', `${words}是什么`))).toContain(words);
});
