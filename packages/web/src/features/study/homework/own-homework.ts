import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readHomework } from '@shuyuan/contract/study/homework/homework.wire';

export type OwnHomework = OutputOf<typeof readHomework>;
export type HomeworkTarget = { readonly courseId: string; readonly sectionKey: string };

/** The text to go on with where another device saved meanwhile. */
export type MergeChoice = 'mine' | 'saved' | 'both';

/** The ways to go on after that. */
export type Elsewhere = { readonly choices: readonly MergeChoice[]; readonly merge: (choice: MergeChoice) => void };
