import { readCircle } from '@shuyuan/contract/community/circle.wire';
import { useEffect, useEffectEvent } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { isUnknown } from '../../is-unknown.ts';

/** The circle that is chosen, as it is called. */
export const useNamedCircle = (circleId: string | null) =>
  useRead(readCircle, { id: circleId ?? '' }, { enabled: circleId !== null, claims: 'all', retry: false });

/**
 * Lets go of a circle an address or a draft names and nobody finds, or the company has switched off (D-142): nothing of
 * it stands in the form, and publishing would be refused for ever. What is published already keeps its circle.
 */
export function useKnownCircle(circleId: string | null, letGo: () => void): void {
  const { error } = useNamedCircle(circleId);
  const isGone = circleId !== null && isUnknown(error);
  const onGone = useEffectEvent(letGo);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, circleId]);
}
