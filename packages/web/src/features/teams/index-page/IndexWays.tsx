import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { JoinButton } from '../members/JoinButton.tsx';

export function IndexWays() {
  const t = useT('share');
  return (
    <>
      <Button
        component="a"
        href={href('myCollection')}
        variant="default"
        leftSection={<Bookmark size={16} aria-hidden />}
      >
        {t('teams.collection.title')}
      </Button>
      <JoinButton />
    </>
  );
}
