import { type UploadProblem, type UploadRule, uploadProblem } from '@shuyuan/contract/files/upload-rules';

export type Refusal = { readonly name: string; readonly problem: UploadProblem };

/** What comes of files somebody brought. `surplus`: there was no room for so many, the rest were dropped. */
export type Intake = {
  readonly taken: readonly File[];
  readonly refusals: readonly Refusal[];
  readonly hasSurplus: boolean;
};

type Field = {
  readonly rule: Pick<UploadRule, 'maxBytes' | 'endings'>;
  /** How many more the field can hold. */
  readonly room: number;
};

/** UPLOAD-11…UPLOAD-16: files that are refused take no room; of the others the first ones stay. */
export function takeIn(files: readonly File[], { rule, room }: Field): Intake {
  const judged = files.map((file) => ({ file, problem: uploadProblem(rule, file) }));
  const fit = judged.flatMap(({ file, problem }) => (problem === null ? file : []));
  return {
    taken: fit.slice(0, Math.max(0, room)),
    refusals: judged.flatMap(({ file, problem }) => (problem === null ? [] : { name: file.name, problem })),
    hasSurplus: fit.length > Math.max(0, room),
  };
}
