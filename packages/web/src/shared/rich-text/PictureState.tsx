import type { UploadProblem } from '@shuyuan/contract/files/upload-rules';
import { useT } from '../../lib/texts.ts';
import classes from './RichText.module.css';

type Props = { waiting: number; problem: UploadProblem | null };

/** Pictures on their way into a text, and why one was not taken. */
export function PictureState({ waiting, problem }: Props) {
  const t = useT('share');
  const isTooLarge = problem === 'upload.too-large';
  return (
    <>
      <output className={classes.waiting}>
        {waiting > 0 && t('community.publish.picture.sending', { count: waiting })}
      </output>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {t(isTooLarge ? 'community.publish.picture.tooLarge' : 'community.publish.picture.wrong')}
        </p>
      )}
    </>
  );
}
