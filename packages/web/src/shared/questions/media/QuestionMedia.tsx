import type { MediaView } from '@shuyuan/contract/exams/bank/question-media';
import { addressOf } from './keep-files.ts';
import { Picture } from './Picture.tsx';
import classes from './QuestionMedia.module.css';

/** Pictures and sounds below the text of a question. */
export function QuestionMedia({ media }: { media?: readonly MediaView[] | undefined }) {
  if (!media || media.length === 0) return null;
  return (
    <div className={classes.root}>
      {media.map(({ kind, path, alt, width, height }) =>
        kind === 'picture' ? (
          <Picture key={path} {...{ path, alt, width, height }} />
        ) : (
          <figure key={path} className={classes.sound}>
            <figcaption>{alt}</figcaption>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- where listening is asked, it would be the answer */}
            <audio controls preload="none" src={addressOf(path)} aria-label={alt} />
          </figure>
        ),
      )}
    </div>
  );
}
