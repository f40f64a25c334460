import { Button } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useHasRoom } from '../../../ui/use-has-room.ts';
import { countFilters } from '../is-narrowed.ts';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import classes from '../Search.module.css';
import { FilterFields, type FilterProps } from './FilterFields.tsx';

/** On a phone the fields would stand before the first result: they wait behind a button that counts those in use. */
function FoldedFields({ state, onMove }: FilterProps) {
  const t = useT('search');
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(state);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<ListFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('search.filters.counted', { count }) : t('search.filters.open')}
      </Button>
      <Dialog isOpen={isOpen} title={t('search.filters')} closeLabel={t('search.filters.close')} onClose={close}>
        <Stack>
          <fieldset className={classes.filters} aria-label={t('search.filters')}>
            <FilterFields state={state} onMove={onMove} />
          </fieldset>
          <Button onClick={close}>{t('search.filters.show')}</Button>
        </Stack>
      </Dialog>
    </>
  );
}

/** Everything that narrows the results and orders them, and the way to keep it. */
export function SearchFilters(props: FilterProps) {
  const t = useT('search');
  const hasRoom = useHasRoom();
  // The dialog of saving stays open where a tablet is turned: it is the same element with room and without.
  return (
    <div className={hasRoom ? classes.filters : classes.folded}>
      {hasRoom ? (
        <fieldset className={classes.fields} aria-label={t('search.filters')}>
          <FilterFields {...props} />
        </fieldset>
      ) : (
        <FoldedFields {...props} />
      )}
      <SaveSearch state={props.state} />
    </div>
  );
}
