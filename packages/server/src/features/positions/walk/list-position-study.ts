import { demand } from '@shuyuan/contract/kernel/app-error';
import { loadStatusOf } from '@shuyuan/contract/positions/load-status';
import type { Context } from '../../../platform/context.ts';
import { lockOut, openWalk, type Walk } from './walk.ts';

type StudyQuery = {
  readonly positionId: string;
  readonly channelId?: string | undefined;
  readonly pageIndex: number;
  readonly pageSize: number;
};

const toSectionOut = (section: Walk['sections'][number], lessonLocation: string | null) => ({
  key: section.key,
  businessType: section.businessType,
  businessId: section.businessId,
  title: section.title,
  require: section.require,
  finishStatus: section.finishStatus,
  isFinished: section.isDone,
  isAvailable: section.isAvailable,
  isWaiting: section.isWaiting,
  trainingClass: section.trainingClass,
  isActive: section.key === lessonLocation,
  finishTime: section.finishedAt?.getTime() ?? null,
});

/** POSITION-08, POSITION-09: the chapters, locked or open, with a page of their sections each. */
export async function listPositionStudy(ctx: Context, query: StudyQuery) {
  const walk = await openWalk(ctx, query.positionId);
  const { channelId, pageIndex, pageSize } = query;
  const chapters = walk.chapters.filter(({ id }) => channelId === undefined || id === channelId);
  demand(channelId === undefined || chapters.length > 0, 'request.not-found');
  return {
    chapters: chapters.map(({ id, title }) => {
      const sections = walk.sections.filter(({ chapterId }) => chapterId === id);
      const page = sections.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      return {
        id,
        title,
        lockIcon: walk.locks.has(id),
        lock: lockOut(walk, id),
        loadStatus: loadStatusOf(query, sections.length),
        pageIndex,
        sectionCount: sections.length,
        finishedCount: sections.filter(({ isDone }) => isDone).length,
        positionSections: page.map((section) => toSectionOut(section, walk.run.lessonLocation)),
      };
    }),
  };
}
