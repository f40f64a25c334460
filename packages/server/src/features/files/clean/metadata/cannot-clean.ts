/** A file whose notes are there and cannot be taken out: it is withheld, and its owner told. */
export class CannotClean extends Error {
  override name = 'CannotClean';
}
