import { Button } from '@mantine/core';
import { Bookmark, BookOpenText, UsersRound } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { JoinButton } from '../members/JoinButton.tsx';

/** What else the community has. Where the company has no circles there is no way to them (D-142). */
export function IndexWays() {
  const t = useT('share');
  const hasCircles = useSession(({ appSettings }) => appSettings?.circleIsOpen ?? false);
  const ways = [
    { to: href('teamColumn'), icon: BookOpenText, label: t('community.column.title') },
    ...(hasCircles ? [{ to: href('knowledgeCommunity'), icon: UsersRound, label: t('community.circle.title') }] : []),
    { to: href('myCollection'), icon: Bookmark, label: t('teams.collection.title') },
  ];
  return (
    <>
      {ways.map(({ to, icon: Icon, label }) => (
        <Button key={to} component="a" href={to} variant="default" leftSection={<Icon size={16} aria-hidden />}>
          {label}
        </Button>
      ))}
      <JoinButton />
    </>
  );
}
