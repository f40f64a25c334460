import { Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { changeSearch } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';

/** Opens the question for a code on a page that holds `JoinByCode`. */
export function JoinButton() {
  const t = useT('share');
  return (
    <Button
      variant="default"
      leftSection={<KeyRound size={16} aria-hidden />}
      onClick={() => changeSearch({ join: '' })}
    >
      {t('teams.join.open')}
    </Button>
  );
}
