import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readExam } from '@shuyuan/contract/exams/taking/taking.wire';

export type ExamView = OutputOf<typeof readExam>;
