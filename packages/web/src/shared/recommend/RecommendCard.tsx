import { X } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { hitAddress } from '../search/hit-address.ts';
import { hitIcons } from '../search/hit-icons.ts';
import { type Recommended, useReasonText } from './use-reason-text.ts';
import classes from './RecommendCard.module.css';

type Props = {
  item: Recommended;
  onOpen: () => void;
  /** Not interested; left out where a list is too short to lose one. */
  onDismiss?: () => void;
};

/** Something recommended: what it is, and why it is here. */
export function RecommendCard({ item, onOpen, onDismiss }: Props) {
  const t = useT('recommend');
  const format = useFormat();
  const reasonOf = useReasonText();
  const Icon = hitIcons[item.kind];
  return (
    <Card as="li" className={classes.root}>
      <span className={classes.sign} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={classes.words}>
        <a
          href={hitAddress({ kind: item.kind, sourceId: item.id, parentId: null, sectionKey: null })}
          className={classes.name}
          onClick={onOpen}
        >
          <bdi>{item.title}</bdi>
        </a>
        {item.text !== '' && (
          <p className={classes.text} dir="auto">
            {item.text}
          </p>
        )}
        <HintText as="div" className={classes.facts}>
          <span className={classes.reason}>{reasonOf(item)}</span>
          <span>{t(`recommend.kind.${item.kind}`)}</span>
          {item.authorName !== '' && <bdi>{item.authorName}</bdi>}
          <span>{format.date(item.publishedAt)}</span>
        </HintText>
      </div>
      {onDismiss && (
        <IconButton
          label={t('recommend.dismiss', { title: item.title })}
          icon={<X size={16} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </Card>
  );
}
