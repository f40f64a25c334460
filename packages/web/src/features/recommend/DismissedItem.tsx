import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listDismissed, restoreRecommended } from '@shuyuan/contract/recommend/recommend.wire';
import { useFormat } from '../../lib/format.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { hitAddress } from '../../shared/search/hit-address.ts';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import classes from './Recommend.module.css';

type Props = { item: OutputOf<typeof listDismissed>['items'][number] };

/** Something the reader said no to, and the way back. */
export function DismissedItem({ item: { kind, id, title, dismissedAt } }: Props) {
  const t = useT('recommend');
  const format = useFormat();
  const restore = useWrite(restoreRecommended, { refreshes: [listDismissed] });
  return (
    <Card as="li" className={classes.dismissed}>
      <span className={classes.words}>
        <a href={hitAddress({ kind, sourceId: id, parentId: null, sectionKey: null })}>
          <bdi>{title}</bdi>
        </a>
        <HintText as="span">
          {t(`recommend.kind.${kind}`)} · {format.date(dismissedAt)}
        </HintText>
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={t('recommend.restore', { title })}
        onClick={() => restore.mutate({ kind, id })}
      >
        {t('recommend.restore.short')}
      </Button>
    </Card>
  );
}
