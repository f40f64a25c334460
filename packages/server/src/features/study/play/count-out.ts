import { unitsIn } from '@shuyuan/contract/study/play/intervals';
import { toProgressOut } from '../runs/to-progress-out.ts';
import type { PlayedSection } from './play.store.ts';

/** The count of a section and of its course, as the player shows it. */
export const countOut = ({ counted, unitCount, studySeconds, openQuestions, finishedAt, progress }: PlayedSection) => ({
  counted: [...counted],
  countedUnits: unitsIn(counted),
  unitCount,
  studySeconds,
  openQuestions: finishedAt === null ? openQuestions : 0,
  finishTime: finishedAt?.getTime() ?? null,
  progress: toProgressOut(progress),
});
