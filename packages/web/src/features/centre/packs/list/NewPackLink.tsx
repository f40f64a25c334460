import { Button } from '@mantine/core';
import { Send } from 'lucide-react';
import { go } from '../../../../lib/navigation.ts';
import { useT } from '../../../../lib/texts.ts';
import { newPackId } from './new-pack-id.ts';

/** The way to a new pack. */
export function NewPackLink() {
  const t = useT('packs');
  return (
    <Button leftSection={<Send size={16} aria-hidden />} onClick={() => go('directorPush', { id: newPackId })}>
      {t('packs.new')}
    </Button>
  );
}
