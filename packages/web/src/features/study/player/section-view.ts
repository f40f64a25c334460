import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { unitMsOf } from '@shuyuan/contract/study/courses/section-kinds';
import type { Lesson } from '../course/course-detail.ts';
import type { Watching } from '../counting/use-reports.ts';

/** The props of every kind of section. */
export type SectionViewProps = {
  courseId: string;
  content: SectionContent;
  lesson: Lesson;
  /** The second or page to go on from. */
  resumePoint: number;
  /** The first second, page or minute the server has not counted. */
  nextUnit: number;
  /** Null: nothing is counted, as in a preview. */
  watching: Watching | null;
  /** It no longer counts here: another device plays. */
  hasEnded: boolean;
  maxSpeedPercent: number;
  /** Given a film or sound, so that the band below leads into it. */
  onElement: (element: HTMLMediaElement | null) => void;
};

export type SectionContent = OutputOf<typeof openSection>;

/** How long a page, text or picture has to be looked at before it counts; the server asks the same. */
export const dwellMsOf = ({ content, maxSpeedPercent }: SectionViewProps): number =>
  unitMsOf({ type: content.type, textLength: content.text?.length ?? 0 }, maxSpeedPercent);

/** The part of a book an address of it (CFI) lies in, from 0: EPUB numbers them 2, 4, 6. */
export function partOfBook(place: string | null): number {
  const step = /^epubcfi\(\/\d+\/(\d+)/.exec(place ?? '')?.[1];
  return step === undefined ? 0 : Math.max(0, Math.floor(Number(step) / 2) - 1);
}
