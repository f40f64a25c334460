import { listSeatPeople } from '@shuyuan/contract/pricing/seats.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { SeatOrder } from './seat-order.ts';
import { SkippedPeople } from './SkippedPeople.tsx';
import { useHandOut } from './use-hand-out.ts';

/** The search asks for as many more as are left out; it answers at most fifty. */
const leftOut = 40;

type Props = { order: SeatOrder; free: number; onClose: () => void };

/** D-115: gives seats to the people one may give them to; who was left out is said before the dialog goes. */
export function HandOutDialog({ order, free, onClose }: Props) {
  const t = useT('share');
  const { count } = useFormat();
  const texts = useFormDialogTexts();
  const [isTried, setIsTried] = useState(false);
  const { chosen, choose, remove, skipped, isBusy, error, handOut } = useHandOut({
    id: order.id,
    free,
    onDone: onClose,
  });
  const submit = (): void => {
    setIsTried(true);
    if (chosen.length > 0) handOut();
  };
  const isMissing = isTried && chosen.length === 0 && skipped.length === 0;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('pricing.seats.handOut')}
      submitLabel={t('pricing.seats.handOut')}
      isBusy={isBusy}
      isDirty={chosen.length > 0}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SkippedPeople skipped={skipped} />
      <PersonSearch
        label={t('pricing.seats.handOut.search')}
        placeholder={t('pricing.seats.handOut.type')}
        noneFound={t('pricing.seats.handOut.none')}
        error={isMissing ? t('pricing.seats.handOut.missing') : null}
        exceptIds={chosen.slice(0, leftOut).map(({ id }) => id)}
        source={{ endpoint: listSeatPeople, input: { id: order.id } }}
        onChoose={choose}
      />
      <ChosenList
        chosen={chosen.map(({ id, fullName }) => ({ id, name: fullName }))}
        summary={t('pricing.seats.handOut.chosen', { count: count(chosen.length), free: count(free) })}
        removeLabel={(name) => t('pricing.seats.handOut.remove', { name })}
        onRemove={remove}
      />
    </FormDialog>
  );
}
