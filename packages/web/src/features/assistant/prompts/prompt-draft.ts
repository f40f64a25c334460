import { assistantNameMax, labelMax, labelsMax, promptMax } from '@shuyuan/contract/assistant/assistants';
import type { Prompt } from './use-prompts.ts';

/** The form of a role; labels are one line of words with commas. */
export type PromptDraft = {
  readonly name: string;
  readonly prompt: string;
  readonly labels: string;
  readonly isCompanyWide: boolean;
};

export const draftOf = (prompt: Prompt | null): PromptDraft => ({
  name: prompt?.name ?? '',
  prompt: prompt?.prompt ?? '',
  labels: prompt?.labels.join(', ') ?? '',
  isCompanyWide: prompt?.isCompanyWide ?? false,
});

/** Each language has its own comma. */
const labelsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，、،]/)
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  ),
];

const isWithin = (text: string, max: number): boolean => text.trim() !== '' && [...text.trim()].length <= max;

export type PromptProblem = 'name' | 'prompt' | 'labels';

export function problemsOf({ name, prompt, labels }: PromptDraft): PromptProblem[] {
  const words = labelsOf(labels);
  const areLabelsGood = words.length <= labelsMax && words.every((label) => isWithin(label, labelMax));
  return [
    ...(isWithin(name, assistantNameMax) ? [] : ['name' as const]),
    ...(isWithin(prompt, promptMax) ? [] : ['prompt' as const]),
    ...(areLabelsGood ? [] : ['labels' as const]),
  ];
}

export const fieldsOf = ({ name, prompt, labels, isCompanyWide }: PromptDraft) => ({
  name: name.trim(),
  prompt: prompt.trim(),
  labels: labelsOf(labels),
  isCompanyWide,
});
