/** A picture as the calls of the cropper take it. */
export function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('loadend', () =>
    typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error ?? new Error('unreadable')),
  );
  reader.readAsDataURL(blob);
  return promise;
}
