import { Currency } from '@shuyuan/contract/ledger/currencies';

const placeOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  return [path, search.get('teamID') ?? '', search.get('tab') ?? Currency.coin].join(' ');
};

/** The same account and the same currency; page and filter of its list may change below a distribution. */
export const isSameLedger = (from: string, to: string): boolean => placeOf(from) === placeOf(to);
