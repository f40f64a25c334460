import type { BusinessType } from '../kernel/business-types.ts';
import { LearnSequence } from './learn-sequence.ts';
import { isSectionDone, type PositionFinish } from './position-finish.ts';

/**
 * C-23: for each locked chapter the sections that open it, in their order and no more than needed: the shortest way.
 * The first chapter is always open; a chapter without required sections never blocks.
 */
export function chapterLocksOf<Section extends LockableSection>(
  chapterIds: readonly string[],
  sections: readonly Section[],
  learnSequence: number,
): ReadonlyMap<string, readonly Section[]> {
  const locks = new Map<string, readonly Section[]>();
  if (learnSequence !== LearnSequence.inOrder) return locks;
  const duties: Section[] = [];
  for (const chapterId of chapterIds) {
    if (duties.length > 0) locks.set(chapterId, [...duties]);
    duties.push(...sections.filter((section) => section.chapterId === chapterId && isOpenDuty(section)));
  }
  return locks;
}

export type LockableSection = {
  readonly key: string;
  readonly chapterId: string;
  readonly businessType: BusinessType;
  readonly finishStatus: PositionFinish;
  readonly require: boolean;
  /** False: withdrawn or not for this person, so nobody could ask them to finish it. */
  readonly isAvailable: boolean;
};

/** Whether a section still has to be done before the path is. */
export const isOpenDuty = ({ require, isAvailable, businessType, finishStatus }: LockableSection): boolean =>
  require && isAvailable && !isSectionDone(businessType, finishStatus);
