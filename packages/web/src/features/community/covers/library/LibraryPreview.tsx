import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import classes from './Library.module.css';
import { LibraryPicture } from './LibraryPicture.tsx';
import { useMaterialName } from './material.ts';
import type { useLibrary } from './use-library.ts';

type Library = ReturnType<typeof useLibrary>;

/** What is chosen, large, and the way to another that suits the title. */
export function LibraryPreview({ library: { chosen, fitting, isDrawing, another } }: { library: Library }) {
  const t = useT('share');
  const nameOf = useMaterialName();
  return (
    <div className={classes.preview}>
      <div className={classes.shown}>{chosen && <LibraryPicture material={chosen} />}</div>
      <div className={classes.about}>
        <output className={classes.name}>
          {chosen ? <bdi>{nameOf(chosen)}</bdi> : t('community.library.nothing')}
        </output>
        {chosen && <span className={classes.hint}>{t('community.library.room', { count: chosen.room })}</span>}
        <Button
          variant="default"
          leftSection={<Shuffle size={16} aria-hidden />}
          loading={isDrawing}
          onClick={() => another()}
        >
          {t('community.library.another')}
        </Button>
        {fitting !== undefined && (
          <span className={classes.hint}>{t('community.library.fit', { count: fitting })}</span>
        )}
      </div>
    </div>
  );
}
