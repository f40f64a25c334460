import { z } from 'zod';
import { textLength } from './text-length.ts';

/** D-027: an id is an opaque string. Its form is not checked, so an unknown one answers "not found". */
export const id = z.string().min(1).max(64);
/** D-027: epoch milliseconds, within the years 1 to 9999: further away neither dates nor the database can follow. */
export const time = z.int().min(Date.parse('0001-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59.999Z'));
/** Trimmed text of at most `max` code points (D-062). */
export const text = (max: number, min = 0) =>
  z
    .string()
    .max(max * 8)
    .trim()
    .refine((value) => textLength(value) <= max, { error: 'too-long', params: { max } })
    .refine((value) => textLength(value) >= min, { error: 'too-short', params: { min } });

/** The address of a page elsewhere; no scheme that would run something. */
export const webAddress = (max: number) => z.url({ protocol: /^https?$/ }).max(max);

export const empty = z.object({});
export const idOnly = z.object({ id });
