import type { RawBuilder } from 'kysely';

/** A query of `kind`, `id` and `due_at`. */
export type DueQuery = RawBuilder<unknown>;
