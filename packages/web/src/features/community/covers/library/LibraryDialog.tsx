import { useState } from 'react';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import { LibraryGrid } from './LibraryGrid.tsx';
import { LibraryPreview } from './LibraryPreview.tsx';
import { useLibrary } from './use-library.ts';
import { type TakenPicture, useTaking } from './use-taking.ts';

type Props = { titleLength: number; onTaken: (picture: TakenPicture) => void; onClose: () => void };

/** D-144: a cover from the library of the company, or from the one of the product. */
export function LibraryDialog({ titleLength, onTaken, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const library = useLibrary(titleLength);
  const [isTried, setIsTried] = useState(false);
  const { isTaking, take } = useTaking(onTaken);
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
            <LibraryPreview library={library} />
            <ReadStates read={list} {...waiting}>
              {({ items }) => <LibraryGrid materials={items} chosenId={chosen?.id ?? null} onChoose={choose} />}
            </ReadStates>
          </>
        )}
      </ReadStates>
    </FormDialog>
  );
}
