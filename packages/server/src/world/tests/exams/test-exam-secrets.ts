import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { expect } from 'vitest';
import { z } from 'zod';
import { routes } from '../../../app/routes.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { everyone } from '../study/test-courses.ts';
import { examSection, examSectionsOf } from './test-exam-sections.ts';
import type { ExamForm } from './test-exams.ts';
import { indexWorld } from '../search/test-search.ts';

/** In a question and in its key, and nowhere else. */
export const [asked, keyed] = ['龘靐齉爩问', '骉羴猋麤答'];
/** Names everybody may know, and find. */
export const [examName, courseTitle] = ['控制图与柏拉图结业考', '看图说话的质量课'];

export function expectNothingIn(said: string): void {
  expect(said).not.toContain(asked);
  expect(said).not.toContain(keyed);
}

type Exams = ReturnType<typeof examSectionsOf>['exams'];

/** A question with the words of its own, in a bank that is open for practice. */
async function writeQuestion(exams: Exams): Promise<{ categoryId: string; questionId: string }> {
  const shen = await exams.author();
  const categoryId = await exams.category(shen);
  const question = { kind: 'short' as const, text: `${asked}是什么？`, accepted: [keyed], isCaseSensitive: false };
  return {
    categoryId,
    questionId: await exams.write(shen, categoryId, { question, explanation: keyed, tags: [keyed] }),
  };
}

/** 林知远 has chosen the bank of a question, and has a card of it of earlier days: it is withheld while an exam asks it. */
async function practise(world: TestWorld, categoryId: string, questionId: string): Promise<void> {
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
}

/**
 * Exams that ask one question, in every state somebody meets them in: 林知远 takes one, has taken some and may take none of
 * the others; 阿米娜 has handed in one that shows everything once its window has ended. All of it can be searched.
 */
export async function hideExams(world: TestWorld) {
  const sections = examSectionsOf(world);
  const { exams, courses } = sections;
  const [shen, lin, amina] = [await exams.author(), await exams.as('linzhiyuan'), await exams.as('amina')];
  const { categoryId, questionId } = await writeQuestion(exams);
  const paper = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 1 }] };
  const fieldsOf = (settings: Parameters<Exams['examFields']>[1] = {}, over: Partial<ExamForm> = {}) =>
    exams.examFields(paper, settings, { name: examName, ...over });
  const showsAll = { showsAnswers: true, showsKey: true };
  const closing = { revealTime: 'closing' as const, closeTime: world.clock.now() + hourMs, lengthMinutes: 10 };

  const memberIds = [await courses.idOf('member', 'account', 'amina')];
  const foreign = await exams.publish(fieldsOf({}, { audience: { ...everyone, isEveryone: false, memberIds } }));
  const early = await exams.publish(fieldsOf({ openTime: world.clock.now() + 30 * dayMs }));
  const draft = (await exams.create(fieldsOf())).id;
  const never = await exams.publish(fieldsOf({ ...showsAll, revealTime: 'never', maxAttempts: 2 }));
  const again = await exams.publish(fieldsOf({ ...showsAll, maxAttempts: 2 }));
  const silent = await exams.publish(fieldsOf(closing));
  const untaken = await exams.publish(fieldsOf({ ...closing, ...showsAll }));
  const withdrawn = await exams.publish(fieldsOf());
  await shen.call(papers.withdrawExam, { id: withdrawn });
  const handIn = async (taker: Caller, examId: string): Promise<string> => {
    const attempt = await exams.begin(taker, examId);
    await attempt.handIn();
    return attempt.id;
  };
  const ended = [await handIn(lin, never), await handIn(lin, again), await handIn(lin, silent)];
  const aminas = await handIn(amina, untaken);
  const answering = await exams.begin(amina, foreign);
  const open = await exams.publish(fieldsOf());
  const { id: ownAttemptId } = await exams.begin(lin, open);
  const course = await courses.publish(
    [foreign, never, again].map((id) => examSection(id)),
    {
      title: courseTitle,
    },
  );
  await practise(world, categoryId, questionId);
  await indexWorld(world);
  const paperIds = (await world.rows('select id from exam_paper')).map(({ id }) => String(id));
  const examIds = [foreign, early, draft, never, again, silent, untaken, withdrawn, open];
  const attemptIds = [...ended, aminas, answering.id, ownAttemptId];
  const ids = [...examIds, ...attemptIds, questionId, categoryId, course.id, ...paperIds];
  return { sections, lin, amina, course, ids, ownAttemptId, aminas };
}

/** Every read of the server but streams. */
export const reads = routes.map(({ endpoint }) => endpoint).filter(({ method, stream }) => method === 'GET' && !stream);

const usual = ['course', 'question', 1, '1', 0, true, 'KNOWLEDGE_OPERATION_CONFIG'];
const takes = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;

/** Every way to ask: with each id in every field for ids, and by the words where it searches. */
function inputsOf({ input }: Endpoint, ids: readonly string[]): Record<string, unknown>[] {
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
    ? [asked, keyed, examName].map((search) => ({ ...filled(ids[0] ?? ''), search }))
    : [];
  const inputs = [...byId, ...byOptional, ...bySearch].map((one) => ({ ...one, pageSize: 100 }));
  return [...new Map(inputs.map((one) => [JSON.stringify(one), one])).values()];
}

/** All that a read says to somebody, in every way to ask it, without the filters a file begins with. */
export async function readAll(caller: Caller, endpoint: Endpoint, ids: readonly string[]): Promise<string> {
  const answers = await Promise.all(
    inputsOf(endpoint, ids).map(async (input) => {
      const said = JSON.stringify((await caller.call(endpoint, input)).body);
      return endpoint.download ? said.replace(`,${String(input['search'])}\\r\\n`, '') : said;
    }),
  );
  return answers.join('');
}
