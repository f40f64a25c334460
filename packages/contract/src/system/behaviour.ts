import { hourMs } from '../kernel/time-units.ts';

/** C-42: one storage, three kinds: pages seen, things done to an item, the home page entered. */
export const behaviourKinds = ['page', 'action', 'entry'] as const;
export type BehaviourKind = (typeof behaviourKinds)[number];

/** D-196: what our own client says. Another word is stored as it is. */
export const actionTypes = [
  'view',
  'click',
  'play',
  'finish',
  'search',
  'collect',
  'like',
  'share',
  'dismiss',
] as const;

/** D-196: where it happened. */
export const sceneTypes = ['home', 'study', 'live', 'community', 'path', 'search', 'recommend', 'assistant'] as const;

/** Seen pages one call may tell of. */
export const behavioursMax = 50;
/** A tab that slept may tell late, but not of another day. */
export const behaviourAgeMaxMs = hourMs;
export const extraMax = 2_000;
