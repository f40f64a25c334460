import type { ConversionState } from '@shuyuan/contract/files/conversion';

/** Something is being made of it: what is shown now is not what will be shown in a minute. */
export const isInMaking = (conversion: ConversionState): boolean =>
  conversion === 'waiting' || conversion === 'running';

/** Gently: a conversion takes seconds to minutes. */
export const pollMs = 4_000;
