import { newStorageKey } from '../../../files/index.ts';

/** Beside the files of companies, where what no file points to is swept away after a day. */
export const piecesPrefix = 'live-pieces/';

export const newPieceKey = (tenantId: string): string => `${piecesPrefix}${newStorageKey(tenantId)}`;
