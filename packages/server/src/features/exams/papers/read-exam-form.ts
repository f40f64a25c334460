import { drawPaper } from '@shuyuan/contract/exams/papers/draw-paper';
import { pointSumOf, questionCountOf } from '@shuyuan/contract/exams/papers/exam-paper';
import { problemsOfExam } from '@shuyuan/contract/exams/papers/exam-problems';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam, permissionsOf } from './exam.policy.ts';
import type { ExamFields } from './exam.store.ts';
import { listAudience } from '../../people/index.ts';
import { findPrice, toPriceOut } from '../../pricing/index.ts';
import { findPaperNumber, listHeads, listVersions } from './paper.store.ts';
import { resolvePaper } from './resolve-paper.ts';

export async function readExamForm(ctx: Context, input: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const { authorId: _, paperId, ...exam } = await openManagedExam(ctx, input.id);
  const { audience, paper, settings } = exam;
  const { people, ...names } = await listAudience(ctx.read, tenantId, audience);
  const { findings } = await resolvePaper(ctx.read, tenantId, paper);
  const named = paper.kind === 'fixed' ? paper.questions.map(({ questionId }) => questionId) : [];
  return {
    ...exam,
    paper:
      paper.kind === 'fixed'
        ? { kind: paper.kind, questions: [...paper.questions] }
        : { kind: paper.kind, rules: [...paper.rules] },
    ...names,
    audiencePeople: people,
    questions: await listHeads(ctx.read, tenantId, named),
    pointSum: pointSumOf(paper),
    questionCount: questionCountOf(paper),
    publishedNumber: paperId === null ? null : await findPaperNumber(ctx.read, paperId),
    problems: problemsOfExam({ settings, paper, findings }, ctx.now()),
    price: toPriceOut(await findPrice(ctx.read, { businessType: 'exam', businessId: exam.id })),
    can: permissionsOf(exam),
  };
}

type ExamDraft = Pick<ExamFields, 'settings' | 'paper'>;

/** Asked while an exam is being written: whether the bank can fill it, and what else is wrong. */
export async function checkExam(ctx: Context, { settings, paper }: ExamDraft) {
  const { findings } = await resolvePaper(ctx.read, ctx.actor.tenantId, paper);
  return {
    problems: problemsOfExam({ settings, paper, findings }, ctx.now()),
    pointSum: pointSumOf(paper),
    questionCount: questionCountOf(paper),
  };
}

/** Drawn as for a taker, from the bank as it is now; questions the bank does not know are left out. */
export async function previewExam(ctx: Context, { id, seed }: { readonly id: string; readonly seed: string }) {
  const { tenantId } = ctx.actor;
  const { paper, settings } = await openManagedExam(ctx, id);
  const { pool } = await resolvePaper(ctx.read, tenantId, paper);
  const { questions } = drawPaper(paper, pool, { seed, isShuffled: settings.isShuffled });
  const versions = await listVersions(ctx.read, tenantId, questions);
  const byId = new Map(versions.map((one) => [`${one.questionId} ${one.version}`, one]));
  const items = questions.flatMap((drawn) => {
    const version = byId.get(`${drawn.questionId} ${drawn.version}`);
    return version ? [{ ...version, ...drawn }] : [];
  });
  return { items };
}
