import type { PoolQuestion } from '@shuyuan/contract/exams/papers/draw-paper';
import type { ExamPaper } from '@shuyuan/contract/exams/papers/exam-paper';
import type { Context } from '../../../platform/context.ts';
import { listVersions } from '../papers/paper.store.ts';
import { findDefinition, listPinned } from './attempt.store.ts';

/** A published paper: the database refuses to change it, and every version it is pinned to. */
export type PinnedPaper = {
  readonly definition: ExamPaper;
  readonly pool: readonly PoolQuestion[];
  /** By `versionKeyOf`; empty where the pool is too large to be kept. */
  readonly versions: ReadonlyMap<string, QuestionVersion>;
};

export type QuestionVersion = Awaited<ReturnType<typeof listVersions>>[number];

export const versionKeyOf = ({ questionId, version }: Pick<PoolQuestion, 'questionId' | 'version'>): string =>
  `${questionId} ${version}`;

const maxPapers = 10;
const maxVersions = 500;

/** The papers asked for last, of each tenant of each installation. */
const keptBy = new WeakMap<Context['inTransaction'], Map<string, Promise<PinnedPaper>>>();

/** Read once for all who start together. */
export function pinnedPaperOf(ctx: Context, paperId: string): Promise<PinnedPaper> {
  const kept = keptBy.get(ctx.inTransaction) ?? new Map<string, Promise<PinnedPaper>>();
  keptBy.set(ctx.inTransaction, kept);
  const paper = kept.get(paperId) ?? readPinnedPaper(ctx, paperId);
  // The last one asked for is the last to go.
  kept.delete(paperId);
  kept.set(paperId, paper);
  paper.catch(() => kept.delete(paperId));
  const [oldest] = kept.keys();
  if (kept.size > maxPapers && oldest !== undefined) kept.delete(oldest);
  return paper;
}

async function readPinnedPaper({ read, actor }: Context, paperId: string): Promise<PinnedPaper> {
  const [definition, pool] = await Promise.all([findDefinition(read, paperId), listPinned(read, paperId)]);
  const versions = pool.length > maxVersions ? [] : await listVersions(read, actor.tenantId, pool);
  return { definition, pool, versions: new Map(versions.map((version) => [versionKeyOf(version), version])) };
}
