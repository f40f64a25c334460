import { Button } from '@mantine/core';
import { FolderPlus } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './Categories.module.css';

/** The purpose of categories, and the way to a new one. */
export function CategoryTools({ onCreate }: { onCreate: () => void }) {
  const t = useT('bank');
  return (
    <div className={classes.tools}>
      <HintText>{t('bank.category.hint')}</HintText>
      <Button variant="default" leftSection={<FolderPlus size={16} aria-hidden />} onClick={onCreate}>
        {t('bank.category.new')}
      </Button>
    </div>
  );
}
