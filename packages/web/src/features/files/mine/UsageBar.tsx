import { readFileUse } from '@shuyuan/contract/files/files.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ShareBar } from '../../../shared/files/ShareBar.tsx';
import { useBytes } from '../../../shared/files/use-bytes.ts';
import classes from './MyFiles.module.css';

/** From here on one should think of making room. */
const fullShare = 0.9;

/** How much room one's files take, and how much there is. */
export function UsageBar() {
  const t = useT('files');
  const bytes = useBytes();
  const { count } = useFormat();
  const { data } = useRead(readFileUse, {}, { claims: 'all' });
  if (!data) return <div className={classes.usage} aria-hidden="true" />;
  const { usedBytes, quotaBytes, fileCount } = data;
  const used = bytes(usedBytes);
  const text =
    quotaBytes === 0 ? t('files.usage.endless', { used }) : t('files.usage.of', { used, quota: bytes(quotaBytes) });
  const share = quotaBytes === 0 ? 0 : usedBytes / quotaBytes;
  return (
    <div className={classes.usage}>
      <p className={classes.usageText}>
        <span>{text}</span>
        <span>{t('files.usage.count', { count: count(fileCount) })}</span>
      </p>
      {quotaBytes > 0 && (
        <ShareBar
          kind="meter"
          label={t('files.usage')}
          share={share}
          text={text}
          tone={share >= fullShare ? 'cinnabar' : 'pine'}
        />
      )}
      <p className={classes.usageHint}>{t('files.usage.elsewhere')}</p>
    </div>
  );
}
