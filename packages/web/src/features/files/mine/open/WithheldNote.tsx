import { useT } from '../../../../lib/texts.ts';
import type { MyFile } from '../my-file.ts';
import classes from '../MyFiles.module.css';

/** D-168: what was published and is seen by nobody says so where its owner looks for it. */
export function WithheldNote({ isWithheld }: Pick<MyFile, 'isWithheld'>) {
  const t = useT('files');
  if (!isWithheld) return null;
  return (
    <span className={classes.note} data-conversion="failed">
      {t('files.withheld')}
    </span>
  );
}
