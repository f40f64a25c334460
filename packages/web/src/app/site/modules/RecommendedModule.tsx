import { listRecommended } from '@shuyuan/contract/recommend/recommend.wire';
import { keyOfItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { Sparkles } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { RecommendCard } from '../../../shared/recommend/RecommendCard.tsx';
import { trackOpened } from '../../../shared/recommend/track-opened.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { ListModule } from './ListModule.tsx';

/** The beginning of what is recommended to the reader, each with why. */
export function RecommendedModule({ module }: { module: PageModule }) {
  const t = useT('site');
  return (
    <OptionalPart endpoint={listRecommended} input={{ size: module.count ?? undefined }}>
      {({ items, requestId }) =>
        items.length > 0 && (
          <ListModule title={t('site.kind.recommended')} icon={<Sparkles />} to="recommend">
            <Stack as="ul">
              {items.map((item) => (
                <RecommendCard
                  key={keyOfItem(item)}
                  item={item}
                  onOpen={() => trackOpened(item, { requestId, scene: 'home' })}
                />
              ))}
            </Stack>
          </ListModule>
        )
      }
    </OptionalPart>
  );
}
