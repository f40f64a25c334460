import { useEffect, useState, useSyncExternalStore } from 'react';
import { useKeptMedia } from '../../../shared/questions/media/use-kept-media.ts';
import { AttemptSaver, type AttemptView } from './attempt-saver.ts';
import { type AnswerFiles, useAnswerFiles } from './files/use-answer-files.ts';

/** An attempt that is answered on this page. */
export function useAttempt(
  options: ConstructorParameters<typeof AttemptSaver>[0],
): AttemptView & { saver: AttemptSaver; answerFiles: AnswerFiles } {
  const [saver] = useState(() => new AttemptSaver(options));
  useEffect(() => saver.start(), [saver]);
  useKeptMedia(options.opened.questions);
  const answerFiles = useAnswerFiles({ opened: options.opened, saver });
  return { saver, answerFiles, ...useSyncExternalStore(saver.subscribe, saver.view) };
}
