import { savePosition } from '@shuyuan/contract/files/files.wire';
import { useEffect, useMemo } from 'react';
import { call } from '../../lib/call.ts';
import { presentError } from '../../lib/present-error.ts';
import { positionReports } from './position-reports.ts';

/** Remembers where one stopped in a file, also when the page is closed. */
export function usePosition(id: string): (position: string) => void {
  const reports = useMemo(
    () =>
      positionReports((position, isLeaving) => {
        // Nobody is to be told that a bookmark was not kept.
        call(savePosition, { id, position }, { isLeaving }).catch((error: unknown) => presentError(error, 'all'));
      }),
    [id],
  );
  useEffect(() => {
    const { flush } = reports;
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [reports]);
  return reports.report;
}
