/** Why a viewer shows nothing: no answer came, the server refuses, or the bytes are not what the file is called. */
export type ViewerFailure = 'network' | 'refused' | 'broken';

/** A refusal the server means; 408 and 429 only ask for patience. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;

export const failureOfStatus = (status: number | undefined): ViewerFailure =>
  isRefusal(status) ? 'refused' : 'network';

/**
 * Browsers have one error for a file that is gone and for one they cannot read. One byte is asked for: when it comes,
 * the file itself is at fault.
 */
export async function findFailure(address: string): Promise<ViewerFailure> {
  try {
    const response = await fetch(address, { headers: { range: 'bytes=0-0' } });
    void response.body?.cancel();
    return response.ok ? 'broken' : failureOfStatus(response.status);
  } catch {
    return 'network';
  }
}
