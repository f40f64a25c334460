import { drawPaper, type PoolQuestion } from '@shuyuan/contract/exams/papers/draw-paper';
import type { DrawRule, ExamPaper, PaperQuestion } from '@shuyuan/contract/exams/papers/exam-paper';
import type { PaperFindings, QuestionProblem } from '@shuyuan/contract/exams/papers/exam-problems';
import type { Reads } from '../../../platform/context.ts';
import { listCategories } from '../bank/category.store.ts';
import { listUnready } from '../bank/media/question-media.store.ts';
import { listHeads, listPool } from './paper.store.ts';

type Node = { readonly id: string; readonly parentId: string | null };

/** A category with everything that lies in it; empty where it is unknown. */
function treeOf(nodes: readonly Node[], id: string): ReadonlySet<string> {
  const tree = new Set(nodes.filter((node) => node.id === id).map((node) => node.id));
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const node of nodes) if (node.parentId !== null && tree.has(node.parentId)) tree.add(node.id);
  }
  return tree;
}

type VersionKey = { readonly questionId: string; readonly version: number };

const keyOf = ({ questionId, version }: VersionKey): string => `${questionId} ${version}`;
const keysOf = (versions: readonly VersionKey[]): ReadonlySet<string> => new Set(versions.map(keyOf));

type ResolvedPaper = { readonly pool: readonly PoolQuestion[]; readonly findings: PaperFindings };

async function resolveFixed(
  read: Reads,
  tenantId: string,
  questions: readonly PaperQuestion[],
): Promise<ResolvedPaper> {
  const ids = questions.map(({ questionId }) => questionId);
  const heads = new Map((await listHeads(read, tenantId, ids)).map((head) => [head.questionId, head]));
  const unready = keysOf(await listUnready(read, tenantId, questions));
  const problems = new Map<number, QuestionProblem>();
  for (const [index, question] of questions.entries()) {
    const { questionId, version } = question;
    const head = heads.get(questionId);
    if (!head || version > head.latestVersion) problems.set(index, 'unknown-question');
    else if (head.isRetired) problems.set(index, 'retired-question');
    else if (unready.has(keyOf(question))) problems.set(index, 'media-not-ready');
  }
  const pool = questions.map((question) => ({ ...question, rules: [] }));
  return { pool, findings: { questions: problems, unknownRules: [], missing: [], unreadyRules: [] } };
}

async function resolveDrawn(read: Reads, tenantId: string, rules: readonly DrawRule[]): Promise<ResolvedPaper> {
  const nodes = await listCategories(read, tenantId);
  const trees = rules.map(({ categoryId }) => treeOf(nodes, categoryId));
  const rows = await listPool(read, tenantId, [...new Set(trees.flatMap((tree) => [...tree]))]);
  const pool = rows.flatMap(({ questionId, version, categoryId, difficulty }) => {
    const fits = (rule: DrawRule, index: number) =>
      trees[index]?.has(categoryId) && (rule.difficulty === null || rule.difficulty === difficulty);
    const filled = rules.flatMap((rule, index) => (fits(rule, index) ? [index] : []));
    return filled.length > 0 ? [{ questionId, version, points: null, rules: filled }] : [];
  });
  // How much is missing does not depend on what is drawn.
  const { missing } = drawPaper({ kind: 'drawn', rules }, pool, { seed: '', isShuffled: false });
  const unknownRules = trees.flatMap((tree, index) => (tree.size === 0 ? [index] : []));
  const unready = keysOf(await listUnready(read, tenantId, pool));
  const waiting = pool.filter((question) => unready.has(keyOf(question)));
  const unreadyRules = [...new Set(waiting.flatMap((question) => question.rules))].toSorted((a, b) => a - b);
  return { pool, findings: { questions: new Map(), unknownRules, missing, unreadyRules } };
}

/** The questions somebody could be asked by a paper, as the bank is now, and what the bank lacks. */
export const resolvePaper = (read: Reads, tenantId: string, paper: ExamPaper): Promise<ResolvedPaper> =>
  paper.kind === 'fixed' ? resolveFixed(read, tenantId, paper.questions) : resolveDrawn(read, tenantId, paper.rules);
