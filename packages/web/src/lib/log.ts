/** For whoever debugs; never for the user (ERR-14). */
export function logProblem(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one way to leave a trace in a browser without telling the user
  console.warn(`[shuyuan] ${message}`, ...(cause === undefined ? [] : [cause]));
}
