import { demand } from '@shuyuan/contract/kernel/app-error';
import { canSubmitAudit } from '@shuyuan/contract/positions/audit-states';
import { chapterLocksOf, isOpenDuty } from '@shuyuan/contract/positions/chapter-locks';
import { shortestWayMax } from '@shuyuan/contract/positions/position-limits';
import type { Context } from '../../../platform/context.ts';
import { type ClassMembership, listClassMemberships } from '../../training/index.ts';
import { findPosition, type PositionRow } from '../position.store.ts';
import { listChapters } from '../outline.store.ts';
import { findRun, listWalkSections, type RunRow, type WalkSectionRow } from './walk.store.ts';

type WalkSection = WalkSectionRow & { readonly require: boolean; readonly trainingClass: ClassMembership | null };
type Chapter = { readonly id: string; readonly title: string };
export type Walk = {
  readonly position: PositionRow;
  readonly run: RunRow;
  readonly chapters: readonly Chapter[];
  readonly sections: readonly WalkSection[];
  /** For each locked chapter the sections that open it (C-23). */
  readonly locks: ReadonlyMap<string, readonly WalkSection[]>;
};

/** A walk with what is done, locked, and why, as of now or of when it was closed. */
export async function loadWalk(ctx: Context, position: PositionRow, run: RunRow): Promise<Walk> {
  const chapters = await listChapters(ctx.read, run.versionId);
  const asOf = run.closedAt ?? new Date(ctx.now());
  const rows = await listWalkSections(ctx.read, run.id, asOf);
  const memberships = await listClassMemberships(ctx.read, rows, { memberId: run.memberId, asOf });
  const sections = rows.map((row) => ({
    ...row,
    require: row.isRequired,
    trainingClass: memberships.get(row.businessId ?? '') ?? null,
  }));
  const ids = chapters.map(({ id }) => id);
  return { position, run, chapters, sections, locks: chapterLocksOf(ids, sections, position.learnSequence) };
}

/** The caller's walk along the path of a position they have, or had last. To others the path does not exist. */
export async function openWalk(ctx: Context, positionId: string): Promise<Walk> {
  const position = await findPosition(ctx.read, ctx.actor.tenantId, positionId);
  const run = position && (await findRun(ctx.read, positionId, ctx.actor.id));
  demand(position && run, 'request.not-found');
  return loadWalk(ctx, position, run);
}

/** Whether the walk goes on: a withdrawn path waits, a closed one is history. */
export const isWalking = ({ position, run }: Pick<Walk, 'position' | 'run'>): boolean =>
  position.state === 'published' && run.closedAt === null;

/** Why a chapter is locked, and the shortest way to open it. */
export function lockOut({ chapters, locks }: Walk, chapterId: string) {
  const duties = locks.get(chapterId);
  if (!duties) return null;
  const titles = new Map(chapters.map(({ id, title }) => [id, title]));
  const shortestWay = duties
    .slice(0, shortestWayMax)
    .map(({ key, title, businessType, trainingClass, chapterId: within }) => ({
      key,
      title,
      businessType,
      trainingClass,
      chapterTitle: titles.get(within) ?? '',
    }));
  return { remainingCount: duties.length, shortestWay };
}

/** D-173: a section of an open chapter, in a walk that goes on; a lock names what to finish first. */
export function demandOpenSection(walk: Walk, sectionKey: string): WalkSection {
  const section = walk.sections.find(({ key }) => key === sectionKey);
  demand(section, 'request.not-found');
  demand(isWalking(walk), 'course.wrong-state', { state: walk.position.state });
  const [first] = walk.locks.get(section.chapterId) ?? [];
  demand(!first, 'course.section-locked', { title: first?.title, sectionKey: first?.key });
  return section;
}

/** D-177: a finished path can be handed in, once, and again after a refusal. */
export const canSubmit = (walk: Walk): boolean =>
  isWalking(walk) &&
  canSubmitAudit(walk.run.auditState) &&
  walk.sections.some(({ require, isAvailable }) => require && isAvailable) &&
  !walk.sections.some(isOpenDuty);
