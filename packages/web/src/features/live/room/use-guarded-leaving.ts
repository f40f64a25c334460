import { useLeavingGuard } from '../../../lib/use-leaving-guard.ts';

/** Which room an address means, and as whom; what else stands in it may change inside. */
function roomOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  return [path, search.get('id'), search.get('identity')].join(' ');
}

const isSameRoom = (from: string, to: string): boolean => roomOf(from) === roomOf(to);

/** Whoever sends takes the picture from everybody when they go, by the button too. */
export function useGuardedLeaving(isGuarded: boolean, close: () => void) {
  const { isAsking, ask, settle } = useLeavingGuard(isGuarded, isSameRoom);
  return {
    isAsking,
    ask: () => (isGuarded ? ask() : close()),
    leave: () => {
      if (!settle(true)) close();
    },
    stay: () => void settle(false),
  };
}
