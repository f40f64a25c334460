import { Button } from '@mantine/core';
import type { RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { RecommendCard } from '../../shared/recommend/RecommendCard.tsx';
import { trackOpened } from '../../shared/recommend/track-opened.ts';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import classes from './Recommend.module.css';
import { NothingRecommended } from './NothingRecommended.tsx';
import { useRecommended } from './use-recommended.ts';

/** The recommendations of one kind or of all, as far as the reader has asked for more. */
export function RecommendList({ kind }: { kind: RecommendKind | undefined }) {
  const t = useT('recommend');
  const { first, items, dismissed, isMore, isLoadingMore, showMore, dismiss, restore } = useRecommended(kind);
  return (
    <ReadStates read={first} failed={t('recommend.failed')} shape="cards" count={4}>
      {({ isPersonal }) => (
        <Stack>
          {!isPersonal && <HintText>{t('recommend.text.plain')}</HintText>}
          {items.length === 0 && <NothingRecommended />}
          <ul className={classes.list} aria-label={t('recommend.title')}>
            {items.map(({ item, requestId, key }) =>
              dismissed.has(key) ? (
                <Card as="li" key={key} className={classes.dismissed}>
                  <span>{t('recommend.dismissed', { title: item.title })}</span>
                  <Button variant="default" size="xs" onClick={() => restore.mutate({ kind: item.kind, id: item.id })}>
                    {t('recommend.undo')}
                  </Button>
                </Card>
              ) : (
                <RecommendCard
                  key={key}
                  item={item}
                  onOpen={() => trackOpened(item, { requestId, scene: 'recommend' })}
                  onDismiss={() => dismiss.mutate({ kind: item.kind, id: item.id })}
                />
              ),
            )}
          </ul>
          {isMore && (
            <Button variant="default" className={classes.more} loading={isLoadingMore} onClick={showMore}>
              {t('recommend.more')}
            </Button>
          )}
        </Stack>
      )}
    </ReadStates>
  );
}
