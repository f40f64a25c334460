import type { locksOf } from '@shuyuan/contract/live/live-form';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { FieldName } from '../draft-problems.ts';
import type { LiveDraft } from '../live-draft.ts';

/** Why a field cannot be changed any more (LIVE-FORM-26, LIVE-FORM-27), or that its kind is settled. */
export type Locks = Readonly<Record<keyof ReturnType<typeof locksOf> | 'liveType', string | undefined>>;

export type FieldsProps = {
  draft: LiveDraft;
  supplier: LiveSupplier;
  earliest: number;
  locks: Locks;
  errorOf: (field: FieldName) => string | undefined;
  onChange: (change: Partial<LiveDraft>) => void;
};
