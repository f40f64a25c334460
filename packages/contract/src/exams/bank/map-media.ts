import type { ChoiceOption, ExamQuestion, SimpleQuestion } from './exam-question-kinds.ts';
import type { QuestionMedia } from './question-media.ts';

type Change = (media: QuestionMedia) => QuestionMedia;

function mapSimple<Q extends SimpleQuestion>(question: Q, change: Change): Q {
  const mapOptions = (options: readonly ChoiceOption[]): ChoiceOption[] =>
    options.map(({ picture, ...option }) => (picture ? { ...option, picture: change(picture) } : option));
  const asked = question.media ? { ...question, media: question.media.map(change) } : question;
  if ('options' in asked) return { ...asked, options: mapOptions(asked.options) };
  if ('items' in asked) return { ...asked, items: mapOptions(asked.items) };
  return 'left' in asked ? { ...asked, left: mapOptions(asked.left), right: mapOptions(asked.right) } : asked;
}

/** A question with every picture and sound of it changed: of its text, options, pairs, items, parts and explanation. */
export function mapMedia(question: ExamQuestion, change: Change): ExamQuestion {
  const { explanationMedia } = question;
  const explained = explanationMedia && { explanationMedia: explanationMedia.map(change) };
  if (question.kind !== 'stem') return { ...mapSimple(question, change), ...explained };
  const parts = question.parts.map((part) => ({ ...part, question: mapSimple(part.question, change) }));
  const media = question.media && { media: question.media.map(change) };
  return { ...question, ...media, ...explained, parts };
}
