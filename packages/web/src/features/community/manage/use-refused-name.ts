import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { textOfRefusal } from '../../../lib/texts.ts';

const takenCodes: ReadonlySet<ErrorCode | null> = new Set(['topic.name-taken', 'circle.name-taken'] as const);

/** The server's word on a name that is taken, beside it, until another one is typed. */
export function useRefusedName(error: unknown, name: string): string | null {
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly name: string } | null>(null);
  if (error && refused?.error !== error) setRefused({ error, name });
  const isTaken = error instanceof ApiError && takenCodes.has(error.code) && error.number !== null;
  return isTaken && refused?.name === name ? textOfRefusal(error) : null;
}
