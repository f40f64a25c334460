let settling: Promise<unknown> = Promise.resolve();

/** Resolves once every report that was sent is answered, well or badly. */
export const reportsSettled = (): Promise<unknown> => settling;

/** Remembers a report that is on its way. */
export function noteReport<Answer>(report: Promise<Answer>): Promise<Answer> {
  settling = Promise.allSettled([settling, report]);
  return report;
}
