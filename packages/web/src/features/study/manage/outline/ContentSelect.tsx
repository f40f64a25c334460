import { Select } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import classes from './Outline.module.css';
import type { SectionDraft } from './section-draft.ts';

type Content = { readonly id: string; readonly title: string };

type Props = {
  form: DraftForm<SectionDraft>;
  words: { readonly label: string; readonly hint: string; readonly placeholder: string; readonly none: string };
  items: readonly Content[];
  text: string;
  onText: (text: string) => void;
};

/** A survey, live, exam or class for a section, found by a part of its title. */
export function ContentSelect({ form, words, items, text, onText }: Props) {
  const { content, title } = form.draft;
  const offered = content && !items.some(({ id }) => id === content.id) ? [content, ...items] : items;
  const choose = (id: string | null): void => {
    const chosen = offered.find((one) => one.id === id);
    if (!chosen) return;
    const name = chosen.title.slice(0, courseLimits.sectionTitleMax);
    form.change({ content: { id: chosen.id, title: chosen.title }, ...(title.trim() === '' && { title: name }) });
  };
  return (
    <Select
      label={words.label}
      description={words.hint}
      placeholder={words.placeholder}
      required
      error={form.problems.content}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      nothingFoundMessage={words.none}
      data={offered.map(({ id, title: label }) => ({ value: id, label }))}
      // The server has chosen already, by rules of its own.
      filter={({ options }) => options}
      value={content?.id ?? null}
      onChange={choose}
      searchValue={text}
      onSearchChange={onText}
    />
  );
}

/** The words to look for: the title of the chosen one stands in the field, and nobody looks for that. */
export const searchOf = (text: string, content: Content | null): string => (text === content?.title ? '' : text.trim());
