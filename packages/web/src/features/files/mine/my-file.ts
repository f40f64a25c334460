import type { ConversionState } from '@shuyuan/contract/files/conversion';
import type { listMyFiles } from '@shuyuan/contract/files/files.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type MyFile = OutputOf<typeof listMyFiles>['items'][number];

/** Something is being made of it: what is shown now is not what will be shown in a minute. */
export const isInMaking = (conversion: ConversionState): boolean =>
  conversion === 'waiting' || conversion === 'running';

/** Gently: a conversion takes seconds to minutes. */
export const pollMs = 4_000;

export const downloadOf = ({ path }: Pick<MyFile, 'path'>): string => `${path}?download=1`;
