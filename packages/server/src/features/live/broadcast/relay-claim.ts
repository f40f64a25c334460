import type { SystemContext } from '../../../platform/context.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';
import type { Part } from './parts/parts.ts';

/** Below `apiBase`: where a process that has viewers fetches what another one is sent. */
export const relayPath = '/live/room/:id/relay';

const purpose = 'relays of broadcasts';
const claimMs = 30_000;

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
type RelayClaim = { readonly liveId: string; readonly until: number };

export const signRelay = ({ secrets, now }: Signing, liveId: string): string =>
  signClaim(secrets.keyFor(purpose), { liveId, until: now() + claimMs });

export const mayRelay = ({ secrets, now }: Signing, liveId: string, claim: string): boolean =>
  readClaim<RelayClaim>(secrets.keyFor(purpose), claim, now())?.liveId === liveId;

/** The first byte of a part on its way between processes: the bytes alone do not say where a viewer can begin. */
export const relayKinds = ['init', 'start', 'more'] as const satisfies Part['kind'][];
