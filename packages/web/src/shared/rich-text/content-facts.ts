export type ContentFacts = {
  /** What a reader sees of it. */
  readonly text: string;
  readonly pictures: number;
};

/** What is in a formatted text besides its marks. Parsed apart from the page: nothing of it is loaded or run. */
export function contentFacts(html: string): ContentFacts {
  if (html === '') return { text: '', pictures: 0 };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { text: body.textContent, pictures: body.querySelectorAll('img').length };
}
