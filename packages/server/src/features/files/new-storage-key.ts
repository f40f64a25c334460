import { randomBytes } from 'node:crypto';

/** 128 bits: an address nobody guesses, and a key nobody chose. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
export const newStorageKey = (tenantId: string): string => `${tenantId}/${newSecret()}`;
