import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function UnknownCard() {
  const t = useT('personal');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('pricing.card.unknown.title')}
        text={t('pricing.card.unknown.text')}
        action={
          <PathLink to="purchases" search={{ tab: 'cards' }}>
            {t('pricing.card.mine')}
          </PathLink>
        }
      />
    </Panel>
  );
}
