/**
 * What a part is checked with: the 16 bytes of GMAC (AES-128-GCM with key and vector of zeros, the part as additional
 * data). A checksum for accidents, at the speed of memory, in every browser and language. With a key that everybody
 * knows it keeps nobody from building a second part with the same digest; that the SHA-256 of the whole file does.
 */
export const partDigest = {
  algorithm: 'AES-GCM',
  key: new Uint8Array(16),
  vector: new Uint8Array(12),
  bytes: 16,
} as const;
