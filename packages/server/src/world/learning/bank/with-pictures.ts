import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { Context } from '../../../platform/context.ts';
import { bringFile } from '../../bring-file.ts';
import type { QuestionPicture, QuestionStory } from './question-story.ts';

/** Pictures as their author uploads them. */
async function bringAll(author: Context, pictures: readonly QuestionPicture[]): Promise<QuestionMedia[]> {
  const media: QuestionMedia[] = [];
  for (const { name, alt, bytes, width, height } of pictures) {
    const fileId = await bringFile(author, { name, ending: 'png', bytes, picture: { width, height } });
    media.push({ fileId, kind: 'picture', alt, path: '', width, height });
  }
  return media;
}

/** The question of a story with the pictures of its text, its options and its explanation. */
export async function withPictures(author: Context, story: QuestionStory): Promise<ExamQuestion> {
  const { question, picture, explanationPicture, optionPictures = [] } = story;
  const media = await bringAll(author, picture ? [picture] : []);
  const explanationMedia = await bringAll(author, explanationPicture ? [explanationPicture] : []);
  const ofOptions = await bringAll(author, optionPictures);
  const shown = {
    ...question,
    ...(media.length > 0 && { media }),
    ...(explanationMedia.length > 0 && { explanationMedia }),
  };
  if (!('options' in shown) || ofOptions.length === 0) return shown;
  return { ...shown, options: shown.options.map((option, at) => ({ ...option, picture: ofOptions[at] })) };
}
