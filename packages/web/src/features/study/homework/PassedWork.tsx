import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import classes from './Homework.module.css';
import type { OwnHomework } from './own-homework.ts';

/** A work that has passed, as it stays. */
export function PassedWork({ work }: { work: OwnHomework }) {
  const t = useT('study');
  return (
    <>
      <p className={classes.text}>
        <bdi>{work.text}</bdi>
      </p>
      <FileLinks label={t('study.homework.files')} files={work.files} />
    </>
  );
}
