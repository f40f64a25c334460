import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listRegradeQuestions, regradeExam } from '@shuyuan/contract/exams/marking/regrade.wire';
import type { RegradeAddress } from './regrade-address.ts';

export type RegradeInput = Omit<InputOf<typeof regradeExam>, 'digest'>;
export type RegradeQuestion = OutputOf<typeof listRegradeQuestions>['items'][number];

/** The version whose key counts: the one in the address where the question has it, else the latest. */
export function versionOf({ latestVersion }: RegradeQuestion, version: string | undefined): number {
  const number = Number(version);
  return Number.isInteger(number) && number >= 1 && number <= latestVersion ? number : latestVersion;
}

/** Nobody was asked another version: marking by the key of this one changes nothing. */
export const isOnlyVersion = ({ askedVersions }: RegradeQuestion, version: number): boolean =>
  askedVersions.every((asked) => asked === version);

/** The input of the server; null while no question is chosen. */
export function regradeInputOf(
  id: string,
  questions: readonly RegradeQuestion[],
  { question: questionId, rule, version, lower }: RegradeAddress,
): RegradeInput | null {
  const question = questions.find((one) => one.questionId === questionId);
  if (!question || questionId === undefined) return null;
  const mayLower = lower === 'yes';
  if (rule === 'full' || rule === 'drop') return { id, keys: [{ questionId, rule }], mayLower };
  return { id, keys: [{ questionId, rule, version: versionOf(question, version) }], mayLower };
}
