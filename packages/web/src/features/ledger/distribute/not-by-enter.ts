import type { KeyboardEvent } from 'react';

/** Enter in a field would send the form; coins are given by the button alone, not by a key that ends a number. */
export const notByEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};
