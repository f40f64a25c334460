import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readHomework } from '@shuyuan/contract/study/homework/homework.wire';

export type OwnHomework = OutputOf<typeof readHomework>;
export type HomeworkTarget = { readonly courseId: string; readonly sectionKey: string };
