import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { businessTypeOf, type Family, openOnPath } from './family.ts';

const maySee =
  (family: Family) =>
  (ctx: Context, id: string): Promise<boolean> =>
    openOnPath(ctx, family, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );

/** LIVE-ROOM-02: lives as people collect them. */
export const collectableLives = (['native', 'external'] as const).map((family) => ({
  businessType: businessTypeOf[family],
  maySee: maySee(family),
}));
