import type { ChoiceOption, ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { Context } from '../../../platform/context.ts';
import { bringFile } from '../../bring-file.ts';
import type { QuestionPicture, QuestionSound, QuestionStory } from './question-story.ts';

/** Pictures as their author uploads them. */
async function bringAll(author: Context, pictures: readonly QuestionPicture[]): Promise<QuestionMedia[]> {
  const media: QuestionMedia[] = [];
  for (const { name, alt, bytes, width, height } of pictures) {
    const fileId = await bringFile(author, { name, ending: 'png', bytes, picture: { width, height } });
    media.push({ fileId, kind: 'picture', alt, path: '', width, height });
  }
  return media;
}

async function bringSound(author: Context, { name, alt, seconds, bytes }: QuestionSound): Promise<QuestionMedia> {
  const fileId = await bringFile(author, { name, ending: 'wav', bytes, seconds });
  return { fileId, kind: 'audio', alt, path: '', width: null, height: null };
}

/** The question of a story with the pictures and the sound of its text, and the pictures of its options or pairs and its explanation. */
export async function withMedia(author: Context, story: QuestionStory): Promise<ExamQuestion> {
  const { question, picture, sound, explanationPicture, optionPictures = [] } = story;
  const media = await bringAll(author, picture ? [picture] : []);
  if (sound) media.push(await bringSound(author, sound));
  const explanationMedia = await bringAll(author, explanationPicture ? [explanationPicture] : []);
  const ofOptions = await bringAll(author, optionPictures);
  const shown = {
    ...question,
    ...(media.length > 0 && { media }),
    ...(explanationMedia.length > 0 && { explanationMedia }),
  };
  if (ofOptions.length === 0) return shown;
  const pictured = (options: readonly ChoiceOption[]) =>
    options.map((option, at) => ({ ...option, picture: ofOptions[at] }));
  if ('left' in shown) return { ...shown, left: pictured(shown.left) };
  return 'options' in shown ? { ...shown, options: pictured(shown.options) } : shown;
}
