import type { ExamProblem } from '@shuyuan/contract/exams/papers/exam-problems';

/** The id of each part of the form a problem can lead to. */
export const examAnchors = {
  paper: 'exam-paper',
  question: (index: number) => `exam-question-${index}`,
  rule: (index: number) => `exam-rule-${index}`,
  closeTime: 'exam-close-time',
  length: 'exam-length',
  reveal: 'exam-reveal',
  pass: 'exam-pass',
} as const;

export function anchorOf({ kind, index }: Pick<ExamProblem, 'kind' | 'index'>): string {
  switch (kind) {
    case 'same-question':
    case 'unknown-question':
    case 'retired-question':
    case 'media-not-ready':
      return examAnchors.question(index ?? 0);
    case 'unknown-category':
    case 'too-few-in-bank':
    case 'rule-media-not-ready':
      return examAnchors.rule(index ?? 0);
    case 'window-reversed':
    case 'window-over':
      return examAnchors.closeTime;
    case 'no-end':
      return examAnchors.length;
    case 'reveal-without-end':
      return examAnchors.reveal;
    case 'certification-without-pass':
      return examAnchors.pass;
    default:
      return examAnchors.paper;
  }
}

/** Brings a part of the form into view and the keyboard with it. */
export function showAnchor(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
