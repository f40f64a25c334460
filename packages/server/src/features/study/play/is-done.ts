import { isSectionFinished } from '@shuyuan/contract/study/courses/section-kinds';
import { unitsIn } from '@shuyuan/contract/study/play/intervals';
import type { PlayedSection } from './play.store.ts';

type Counted = Pick<PlayedSection, 'type' | 'unitCount' | 'counted' | 'thresholdPercent' | 'openQuestions'>;

/** Enough of it was seen, and every question that must be answered is. */
export const isDone = (section: Counted): boolean =>
  section.openQuestions === 0 && isSectionFinished(section, unitsIn(section.counted), section.thresholdPercent);
