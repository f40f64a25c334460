import { nameProblem, withoutScript } from '@shuyuan/contract/files/file-names';

type Typed = { readonly name: string; readonly problem: ReturnType<typeof nameProblem> };

const endingOf = (name: string): string => (name.includes('.') ? name.slice(name.lastIndexOf('.')) : '');

/** UPLOAD-18: a name as it was typed, without what could be script; it keeps the ending, which says what the file is. */
export function typedName(typed: string, before: string): Typed {
  const plain = withoutScript(typed);
  const ending = endingOf(before);
  if (plain === '' || plain.toLowerCase() === ending.toLowerCase()) return { name: before, problem: null };
  const name = plain.toLowerCase().endsWith(ending.toLowerCase()) ? plain : `${plain}${ending}`;
  return { name, problem: nameProblem(name) };
}
