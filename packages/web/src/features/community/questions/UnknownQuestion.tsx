import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

export function UnknownQuestion() {
  const t = useT('share');
  return (
    <Panel>
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('community.question.unknown.title')}
        text={t('community.question.unknown.text')}
        action={<PathLink to="shareIndex">{t('teams.index.back')}</PathLink>}
      />
    </Panel>
  );
}
