import { Star } from 'lucide-react';
import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import { Cover } from '../../../shared/covers/Cover.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { kindIcons } from '../kind-icons.ts';
import type { LibraryCardView } from '../library-reads.ts';
import classes from './LibraryCard.module.css';

/** Something to read, watch or listen to. */
export function LibraryCard({ item }: { item: LibraryCardView }) {
  const t = useT('library');
  return (
    <PathLink to="knowledgeDetail" params={{ id: item.id }} className={classes.root}>
      <span className={classes.picture}>
        <Cover of={item} icon={kindIcons[item.kind]} />
        <span className={classes.kind}>
          <Tag>{t(`library.kind.${item.kind}`)}</Tag>
        </span>
      </span>
      <span className={classes.title}>
        <bdi>{item.title}</bdi>
      </span>
      {item.offer && <PriceTag offer={item.offer} />}
      <span className={classes.facts}>
        <bdi>{item.author.fullName}</bdi>
        {item.organization && <bdi>{item.organization.name}</bdi>}
        {item.seconds !== null && <span>{clockText(item.seconds)}</span>}
        {item.avgScore !== null && (
          <span className={classes.fact}>
            <Star size={14} aria-hidden /> {t('library.average', { score: item.avgScore.toFixed(1) })}
          </span>
        )}
        {item.isOfCourse && <span>{t('library.ofCourse')}</span>}
      </span>
    </PathLink>
  );
}
