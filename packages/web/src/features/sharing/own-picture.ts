/** Where a picture of ours lies. Null: there is none, it is a preset that is known by name, or it comes from elsewhere. */
export function ownPicture(src: string | null): URL | null {
  if (src === null || !/[./]/.test(src)) return null;
  const address = new URL(src, document.baseURI);
  return address.origin === window.location.origin ? address : null;
}
