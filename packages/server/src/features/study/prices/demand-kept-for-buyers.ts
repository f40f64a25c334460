import { demand } from '@shuyuan/contract/kernel/app-error';
import { isKeptForBuyers } from '@shuyuan/contract/pricing/sold-content';
import type { Tx } from '../../../platform/context.ts';
import { cleanText } from '../../community/index.ts';
import { sumPaid } from '../../pricing/index.ts';
import type { OutlineChapter } from '../courses/outline.store.ts';
import { listSoldSections } from './course-price.store.ts';

const thingOf = (businessId: string) => ({ businessType: 'course', businessId }) as const;

const textOf = (html: string | null): string => (html === null ? '' : cleanText(html).text);

/** D-123: a version for people who have paid has every section they were promised, and most of its words. */
export async function demandKeptForBuyers(tx: Tx, courseId: string, chapters: readonly OutlineChapter[]) {
  const { buyerNum } = await sumPaid(tx, thingOf(courseId));
  if (buyerNum === 0) return;
  const sections = new Map(chapters.flatMap((chapter) => chapter.sections.map((section) => [section.key, section])));
  const isKept = (await listSoldSections(tx, courseId)).every(({ key, text, taskFileIds }) => {
    const now = sections.get(key);
    if (!now) return false;
    const edited = { text: textOf(now.text), fileIds: now.taskFiles.map(({ id }) => id), pictureIds: [] };
    return isKeptForBuyers({ text: textOf(text), fileIds: taskFileIds, pictureIds: [] }, edited);
  });
  demand(isKept, 'course.sold-content', { count: buyerNum });
}
