import type { ChoiceOption } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { PicturedRow } from '../draft-rows.ts';

export const described = (media: QuestionMedia): QuestionMedia => ({ ...media, alt: media.alt.trim() });

/** A row as a question has it. */
export const optionOf = ({ id, text, picture }: PicturedRow): ChoiceOption => ({
  id,
  text: text.trim(),
  ...(picture && { picture: described(picture) }),
});
