import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import classes from './Library.module.css';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { LibraryPicture } from './LibraryPicture.tsx';
import { useMaterialName } from './material.ts';
import { useLibrary } from './use-library.ts';
import { type Taking, useTaking } from './use-taking.ts';

type Library = ReturnType<typeof useLibrary>;

/** What is chosen, large, and the way to another that suits the title. */
function Preview({ library: { chosen, fitting, isDrawing, another } }: { library: Library }) {
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

type Props = Taking & { titleLength: number; onClose: () => void };

/** D-144: a cover from the library of the company, or from the one of the product. */
export function LibraryDialog({ titleLength, uploadPicture, onTaken, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const library = useLibrary(titleLength);
  const [isTried, setIsTried] = useState(false);
  const { isTaking, take } = useTaking({ uploadPicture, onTaken });
  const { known, list, chosen, choose } = library;
  const waiting = { failed: t('community.library.failed'), shape: 'cards', count: 6 } as const;
  return (
    <FormDialog
      {...texts}
      isOpen
      width={760}
      title={t('community.library.title')}
      submitLabel={t('community.library.submit')}
      isBusy={isTaking}
      error={isTried && chosen === null ? t('community.library.missing') : null}
      onSubmit={() => {
        setIsTried(true);
        if (chosen) void take(chosen);
      }}
      onClose={onClose}
    >
      <ReadStates read={known} {...waiting}>
        {() => (
          <>
            <LibraryFilters library={library} />
            <Preview library={library} />
            <ReadStates read={list} {...waiting}>
              {({ items }) => <LibraryGrid materials={items} chosenId={chosen?.id ?? null} onChoose={choose} />}
            </ReadStates>
          </>
        )}
      </ReadStates>
    </FormDialog>
  );
}
