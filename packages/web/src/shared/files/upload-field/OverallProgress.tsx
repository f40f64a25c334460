import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ShareBar } from '../ShareBar.tsx';
import classes from './UploadField.module.css';
import type { Uploads } from '../upload/upload-line.ts';

/** Several files as one: how many are done, and how much of all their bytes. */
export function OverallProgress({ items, handed }: Uploads) {
  const t = useT('files');
  const { count, percent } = useFormat();
  const all = items.length + handed.count;
  if (items.length === 0 || all < 2) return null;
  const total = items.reduce((sum, { file }) => sum + file.size, handed.bytes);
  const sent = items.reduce((sum, { sentBytes }) => sum + sentBytes, handed.bytes);
  const share = sent / total;
  const done = items.filter(({ state }) => state === 'done').length + handed.count;
  const shown = percent(Math.floor(share * 100) / 100);
  return (
    <div className={classes.overall}>
      <p className={classes.state}>
        <span>{t('upload.overallText', { count: count(all), done: count(done) })}</span>
        <span className={classes.measures}>{shown}</span>
      </p>
      <ShareBar label={t('upload.overall')} share={share} text={shown} />
    </div>
  );
}
