/** Leads the focus to the heading of the page, from where Tab goes on through its content. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  // A heading is no stop of the Tab key; a script may still lead there.
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
