import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPreview } from '@shuyuan/contract/files/files.wire';

/** What is known of a file that is to be shown: what the call for a preview answers, as far as it is needed. */
export type PreviewedFile = Pick<
  OutputOf<typeof readPreview>,
  'name' | 'path' | 'conversion' | 'previewPath' | 'previewType' | 'position' | 'canDownload'
>;

type Shown = { readonly shows: NonNullable<PreviewedFile['previewType']>; readonly address: string };
type PreviewStatus = { readonly says: 'waiting' | 'running' | 'failed' | 'unavailable' | 'none' };

/** Something to show wins over the state of a conversion: a video plays as it was sent in while its sizes are made. */
export function choosePreview({ previewPath, previewType, conversion }: PreviewedFile): Shown | PreviewStatus {
  if (previewPath !== null && previewType !== null) return { shows: previewType, address: previewPath };
  return { says: conversion === 'ready' ? 'none' : conversion };
}

/** Where a file is opened: a document at the page that is asked for, everything else where one stopped. */
export const positionAt = (
  page: number | undefined,
  { previewType, position }: Pick<PreviewedFile, 'previewType' | 'position'>,
): string | null => (page !== undefined && previewType === 'pdf' ? String(page) : position);

/** Positions are remembered as text; one that is no number of this kind is as good as none. */
export function numberOfPosition(position: string | null): number | undefined {
  const number = position === null || position.trim() === '' ? Number.NaN : Number(position);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}
