import { sendableTypes, soundTypes } from '@shuyuan/contract/live/room/media-protocol';

type Supports = (type: string) => boolean;

const recorderSupports: Supports = (type) =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type);

/** What this browser records, the first of the list it can; null when it records nothing of the kind. */
export const sendableType = (hasPicture: boolean, supports: Supports = recorderSupports): string | null =>
  (hasPicture ? sendableTypes : soundTypes).find(supports) ?? null;

type Sources = { readonly MediaSource?: typeof MediaSource; readonly ManagedMediaSource?: typeof MediaSource };

/** iPhones have only the managed kind, which takes the same bytes. */
export function mediaSourceOf(sources: Sources = window): typeof MediaSource | null {
  return sources.MediaSource ?? sources.ManagedMediaSource ?? null;
}

export const canPlay = (mimeType: string, source = mediaSourceOf()): boolean =>
  source?.isTypeSupported(mimeType) ?? false;
