import { useState } from 'react';
import { type ArticleId, articlesAt } from '../../features/site/help/help-articles.ts';
import { PageHelp } from '../../features/site/help/PageHelp.tsx';
import { useHelpRoles } from '../../features/site/help/use-help-roles.ts';
import type { OpenedProps } from '../frame/OpensLater.tsx';
import { AsideOrSheet } from './AsideOrSheet.tsx';
import { useHelpPlace } from './use-help-place.ts';

type Props = { id: string; onClose: () => void };

/** An article that was opened stays while its reader goes on to other pages: they follow its steps. */
function OpenHelp(props: Props) {
  const place = useHelpPlace();
  const roles = useHelpRoles();
  const ids = place === null ? [] : articlesAt(place, roles);
  const [opened, setOpened] = useState<ArticleId | null>(ids.length === 1 ? (ids[0] ?? null) : null);
  return (
    <AsideOrSheet {...props}>
      <PageHelp ids={ids} opened={opened} onOpen={setOpened} />
    </AsideOrSheet>
  );
}

/** Help with the page one is on. */
export const HelpAside = ({ id, isOpen, onChange }: OpenedProps) =>
  isOpen && <OpenHelp id={id} onClose={() => onChange(false)} />;
