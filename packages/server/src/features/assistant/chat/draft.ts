import { addPiece, type AnswerPiece, emptyAnswerText, thinkingSeconds } from '@shuyuan/contract/assistant/answer-text';
import { answerMax, cutText } from '@shuyuan/contract/assistant/chat';

/** An answer as far as it is. */
export type Draft = {
  readonly add: (piece: AnswerPiece) => void;
  readonly isFull: () => boolean;
  readonly soFar: () => { readonly content: string; readonly reasoning: string; readonly thinkingSeconds: number };
};

/** A NUL is no text to the database. */
const storable = (text: string): string => cutText(text, answerMax).replaceAll('\u0000', '');

export function openDraft(now: () => number): Draft {
  let answer = emptyAnswerText;
  return {
    add: (piece) => {
      answer = addPiece(answer, piece, now());
    },
    isFull: () => answer.content.length >= answerMax || answer.reasoning.length >= answerMax,
    soFar: () => ({
      content: storable(answer.content),
      reasoning: storable(answer.reasoning),
      thinkingSeconds: thinkingSeconds(answer, now()),
    }),
  };
}
