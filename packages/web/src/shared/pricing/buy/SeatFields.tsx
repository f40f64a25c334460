import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import type { OfferToBuy } from '../price-fields.ts';
import type { SeatsFormState } from './use-seats-form.ts';

/** How many, and who pays where there is a choice. */
export function SeatFields({ payers, form }: { payers: OfferToBuy['seatPayers']; form: SeatsFormState }) {
  const t = useT('share');
  return (
    <>
      <TextInput
        label={t('pricing.seats.quantity')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={form.typed}
        error={form.invalid}
        onChange={(event) => form.setTyped(event.currentTarget.value)}
      />
      {payers.length > 1 && (
        <NativeSelect
          label={t('pricing.seats.payer')}
          value={form.payerId}
          data={payers.map(({ id, name }) => ({
            value: id ?? '',
            label: id === null ? t('pricing.seats.payer.self') : name,
          }))}
          onChange={(event) => form.setPayerId(event.currentTarget.value)}
        />
      )}
    </>
  );
}
