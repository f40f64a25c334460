import type { PartDigest } from './digest-file.ts';

/** What the page and its worker say to each other. */
export type DigestTask = { readonly file: File };
export type DigestNews =
  | { readonly kind: 'key'; readonly fileKey: string }
  | ({ readonly kind: 'part' } & PartDigest)
  | { readonly kind: 'whole'; readonly sha256: string }
  /** The file was moved, changed or taken away while it was read. */
  | { readonly kind: 'unreadable' }
  /** The worker itself could not be fetched. */
  | { readonly kind: 'unloaded' };
