import { withdrawExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { withdrawLibraryItem } from '@shuyuan/contract/library/manage-library.wire';
import { withdrawSubject } from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { libraryOf } from '../../../world/tests/study/test-library.ts';
import { searchOf } from '../../../world/tests/search/test-search.ts';
import { linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let of: ReturnType<typeof knowledgeOf>;
let exams: ReturnType<typeof examsOf>;
let shen: Awaited<ReturnType<typeof courses.as>>;
beforeAll(async () => {
  world = await openWorld();
  [courses, of, exams] = [coursesOf(world), knowledgeOf(world), examsOf(world)];
  shen = await courses.as('shenruoxi');
});
afterAll(() => world.close());

type Audience = typeof everyone;

/** Contents named by their words alone: how each is published for an audience, and withdrawn. */
const others = {
  subject: {
    words: '碧玺联轴器的对中',
    isQuoted: true,
    publish: async (title: string, audience: Audience) =>
      (await subjectsOf(world).publish([stageOf('一', [linkItem('一')])], { title, introduction: title, audience })).id,
    close: (id: string) => shen.call(withdrawSubject, { id }),
  },
  exam: {
    words: '月光石轴承的游隙',
    isQuoted: false,
    publish: async (name: string, audience: Audience) => {
      const fields = exams.examFields(await exams.fixedPaper(1), {}, { name, introduction: name, audience });
      return exams.publish(fields);
    },
    close: (id: string) => shen.call(withdrawExam, { id }),
  },
  libraryItem: {
    words: '拉长石齿轮的磨损',
    isQuoted: true,
    publish: async (title: string, audience: Audience) => (await libraryOf(world).publish({ title, audience })).id,
    close: (id: string) => shen.call(withdrawLibraryItem, { id, reason: '旧了' }),
  },
};

test.each(Object.entries(others))(
  '[D-173] [D-149] the assistant says nothing of a %s that was withdrawn or is for others',
  async (_, { words, isQuoted, publish, close }) => {
    const answered = async (account: string) => JSON.stringify(await of.ask(account, `${words}是多少`)).includes(words);
    const id = await publish(words, everyone);
    // Found by the search, so that it is not silence about nothing. Of exams it quotes none at all.
    expect([await answered('linzhiyuan'), await searchOf(world).idsFor('linzhiyuan', words)]).toEqual([isQuoted, [id]]);
    expect((await close(id)).status).toBe(200);
    expect(await answered('linzhiyuan')).toBe(false);
    const memberIds = [await courses.idOf('member', 'account', 'linzhiyuan')];
    await publish(words, { ...everyone, isEveryone: false, memberIds });
    expect([await answered('linzhiyuan'), await answered('hejingxing')]).toEqual([isQuoted, false]);
  },
);
