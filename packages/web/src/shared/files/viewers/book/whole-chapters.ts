import type { Paginator } from 'foliate-js/paginator.js';

/**
 * The library lays the chapter out anew whenever its room changes, also while the frame of the next chapter has arrived
 * and nothing of it is read yet: it would reach for a body that is not there. Once it is read it is laid out anyway.
 */
export function layOutWholeChapters(renderer: Pick<Paginator, 'render' | 'getContents'>): void {
  const render = renderer.render.bind(renderer);
  renderer.render = () => {
    // The body of a document that is still on its way is null, whatever its type says.
    const isWhole = renderer.getContents().every(({ doc }) => (doc as Document | null)?.body);
    if (isWhole) render();
  };
}
