import type { SearchHitView } from '@shuyuan/contract/search/search.wire';
import { clockText } from '../../lib/clock-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { hitAddress } from '../../shared/search/hit-address.ts';
import { hitIcons } from '../../shared/search/hit-icons.ts';
import { MarkedWords } from '../../shared/search/MarkedWords.tsx';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './Search.module.css';
import { trackHit } from './track-hit.ts';

/** The title of a result; an answer has none of its own and is named after the post it stands below. */
function HitTitle({ hit }: { hit: SearchHitView }) {
  const t = useT('search');
  if (hit.title.length > 0) return <MarkedWords text={hit.title} />;
  return t('search.answerTo', { title: hit.context });
}

type Props = {
  hit: SearchHitView;
  keyword: string;
  /** Its place among all results, from one. */
  rank: number;
};

/** One result: what it is, the passage that was found, and why it stands here. */
export function HitCard({ hit, keyword, rank }: Props) {
  const t = useT('search');
  const format = useFormat();
  const Icon = hitIcons[hit.kind];
  const isPartOfWhole = hit.title.length > 0 && hit.context !== '';
  return (
    <Card as="li" className={classes.hit}>
      <div className={classes.head}>
        <a href={hitAddress(hit)} className={classes.name} onClick={() => trackHit({ keyword, hit, rank })}>
          <HitTitle hit={hit} />
        </a>
        {hit.isNew && <Tag tone="pine">{t('search.saved.isNew')}</Tag>}
        <Tag icon={<Icon size={14} aria-hidden />}>{t(`search.kind.${hit.kind}`)}</Tag>
        {hit.second !== null && <Tag tone="pine">{t('search.second', { time: clockText(hit.second) })}</Tag>}
        {hit.page !== null && <Tag tone="pine">{t('search.page', { page: hit.page })}</Tag>}
      </div>
      {hit.passage.length > 0 && (
        <p className={classes.passage} dir="auto">
          <MarkedWords text={hit.passage} />
        </p>
      )}
      <HintText as="div" className={classes.facts}>
        {isPartOfWhole && <span>{t('search.partOf', { title: hit.context })}</span>}
        {hit.authorName !== '' && <bdi>{hit.authorName}</bdi>}
        <span>{format.date(hit.publishedAt)}</span>
        <span>
          {t('search.because', { reasons: format.list(hit.reasons.map((one) => t(`search.reason.${one}`))) })}
        </span>
      </HintText>
    </Card>
  );
}
