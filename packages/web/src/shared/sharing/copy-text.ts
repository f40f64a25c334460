/** For browsers that give pages the clipboard on https only. */
function copyBySelecting(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.insetBlockStart = '-100vh';
  // Beside what has the focus: a dialog that keeps it would take it back from the end of the page.
  (document.activeElement?.parentElement ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only other way there is
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** D-084: the clipboard, with a second way; false where the browser lets no page copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}
