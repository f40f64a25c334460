import type { ReactNode } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { CourseCardData } from './course-card.ts';

type Props = { course: CourseCardData; className?: string | undefined; children: ReactNode };

/** Into the section somebody had open last; where their course no longer has it, to the course. */
export function ContinueLink({ course: { id, lesson }, className, children }: Props) {
  return lesson ? (
    <PathLink to="courseSection" params={{ id, section: lesson.key }} className={className}>
      {children}
    </PathLink>
  ) : (
    <PathLink to="course" params={{ id }} className={className}>
      {children}
    </PathLink>
  );
}
