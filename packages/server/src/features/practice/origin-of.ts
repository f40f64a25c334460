import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listCards } from '@shuyuan/contract/practice/practice.wire';
import type { CardRow } from './card.store.ts';

type Origin = OutputOf<typeof listCards>['items'][number]['origin'];

/** The origin of a card: an exam, a second of a film, or a bank the person has chosen. */
export function originOf({ attemptId, courseId, sectionKey, second, name, examSection }: CardRow): Origin {
  if (courseId !== null && sectionKey !== null)
    return { kind: 'section', courseId, sectionKey, second: second ?? 0, name };
  return attemptId === null ? { kind: 'bank', name } : { kind: 'exam', attemptId, name, section: examSection };
}
