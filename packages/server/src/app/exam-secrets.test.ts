import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { examSection, examSectionsOf } from '../world/test-exam-sections.ts';
import { tab } from '../world/test-exams.ts';
import { routes } from './routes.ts';
import { everyone } from '../world/test-courses.ts';

const [asked, keyed] = ['龘靐齉爩问', '骉羴猋麤答'];

let world: TestWorld;
let lin: Caller;
let ids: readonly string[];
let ownAttemptId: string;
let sections: ReturnType<typeof examSectionsOf>;
let course: { readonly id: string; readonly keys: readonly string[] };
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  const { exams, courses } = sections;
  const shen = await exams.author();
  lin = await exams.as('linzhiyuan');
  const categoryId = await exams.category(shen);
  const question = {
    kind: 'short' as const,
    text: `${asked}是什么？`,
    accepted: [keyed],
    isCaseSensitive: false,
  };
  const questionId = await exams.write(shen, categoryId, { question, explanation: keyed, tags: [keyed] });
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 1 }] };
  const memberIds = [String((await world.rows(`select id from member where account = 'amina'`))[0]?.['id'])];
  const foreign = await exams.publish(
    exams.examFields(paper, {}, { audience: { ...everyone, isEveryone: false, memberIds } }),
  );
  const early = await exams.publish(exams.examFields(paper, { openTime: world.clock.now() + dayMs }));
  const draft = (await exams.create(exams.examFields(paper))).id;
  const never = await exams.publish(
    exams.examFields(paper, { revealTime: 'never', showsAnswers: true, showsKey: true, maxAttempts: 2 }),
  );
  const again = await exams.publish(exams.examFields(paper, { showsAnswers: true, showsKey: true, maxAttempts: 2 }));
  const withdrawn = await exams.publish(exams.examFields(paper));
  await shen.call(papers.withdrawExam, { id: withdrawn });
  const [first, second] = [await exams.begin(lin, never), await exams.begin(lin, again)];
  await first.handIn();
  await second.handIn();
  const amina = await exams.begin(await exams.as('amina'), foreign);
  const open = await exams.publish(exams.examFields(paper));
  ({ id: ownAttemptId } = await exams.begin(lin, open));
  course = await courses.publish([foreign, never, again].map((id) => examSection(id)));
  // The bank is opened for practice, chosen, and has a card of earlier days: it is withheld while an exam asks it.
  await world.rows('update exam_category set is_open_for_practice = true where id = $1', [categoryId]);
  const lins = `from exam_question question, member where question.id = $1 and member.account = 'linzhiyuan'`;
  await world.rows(
    `insert into practice_bank (tenant_id, member_id, category_id) select question.tenant_id, member.id, category_id ${lins}`,
    [questionId],
  );
  await world.rows(
    `insert into practice_card (id, tenant_id, member_id, question_id, due_at, created_at)
     select 'card', question.tenant_id, member.id, question.id, now(), now() ${lins}`,
    [questionId],
  );
  const paperIds = (await world.rows('select id from exam_paper')).map(({ id }) => String(id));
  ids = [
    foreign,
    early,
    draft,
    never,
    again,
    withdrawn,
    open,
    first.id,
    second.id,
    amina.id,
    ownAttemptId,
    questionId,
    categoryId,
    course.id,
    ...paperIds,
  ];
});
afterAll(() => world.close());

const usual = ['course', 'question', 1, '1', 0, true, 'KNOWLEDGE_OPERATION_CONFIG'];
const takes = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;

/** Every way to ask: with each id in every field for ids, and by the words where it searches. */
function inputsOf({ input }: Endpoint): Record<string, unknown>[] {
  const fields = Object.entries(input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {});
  const needed = fields.filter(([, field]) => !takes(field, undefined));
  const filled = (id: string) =>
    Object.fromEntries(
      needed.map(([name, field]) => {
        if (/ids$/i.test(name)) return [name, takes(field, [id]) ? [id] : id];
        return [name, /id$/i.test(name) ? id : usual.find((one) => takes(field, one))];
      }),
    );
  const byId = needed.some(([name]) => /ids?$/i.test(name)) ? ids.map(filled) : [filled('')];
  const byOptional = fields
    .filter(
      ([name, field]) => /(?:business|content|question|exam|category|^)ids?$/i.test(name) && takes(field, undefined),
    )
    .flatMap(([name, field]) => ids.map((id) => ({ ...filled(id), [name]: takes(field, [id]) ? [id] : id })));
  const bySearch = fields.some(([name]) => name === 'search')
    ? [asked, keyed].map((search) => ({ ...filled(ids[0] ?? ''), search }))
    : [];
  const inputs = [...byId, ...byOptional, ...bySearch].map((one) => ({ ...one, pageSize: 100 }));
  return [...new Map(inputs.map((one) => [JSON.stringify(one), one])).values()];
}

const reads = routes.map(({ endpoint }) => endpoint).filter(({ method, stream }) => method === 'GET' && !stream);

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  '[D-183] %s says nothing of the questions and keys of an exam to somebody who takes it, took it or may not',
  async (_, endpoint) => {
    const said: unknown[] = [];
    for (const input of inputsOf(endpoint)) {
      said.push((await lin.call(endpoint, input)).body);
    }
    const text = JSON.stringify(said);
    expect(text).not.toContain(asked);
    expect(text).not.toContain(keyed);
  },
);

test('[D-183] their own paper is read by the one call for it, without its key, and no paper of anybody else', async () => {
  const said: string[] = [];
  for (const id of ids) {
    const { status, body } = await lin.call(wire.openAttempt, { id, tabId: tab });
    const text = JSON.stringify(body);
    expect(text).not.toContain(keyed);
    if (status === 200) said.push(id);
  }
  expect(said).toEqual([ownAttemptId]);
});

test('[D-183] a course with exams says nothing of what they ask', async () => {
  for (const sectionKey of course.keys) {
    await sections.open(lin, course.id, sectionKey);
    const exam = await sections.examOf(lin, course.id, sectionKey);
    expect(exam?.name).toBe('质量工具考试');
    expect(JSON.stringify(exam)).not.toContain(asked);
    expect(JSON.stringify(exam)).not.toContain(keyed);
  }
});

test('[D-183] the walk reaches what it speaks of: its author reads it', async () => {
  const shen = await world.signIn('shenruoxi');
  const bodies: unknown[] = [];
  for (const endpoint of reads.filter(({ path }) => path.startsWith('/exam')))
    for (const input of inputsOf(endpoint)) bodies.push((await shen.call(endpoint, input)).body);
  const text = JSON.stringify(bodies);
  expect(text).toContain(asked);
  expect(text).toContain(keyed);
});
