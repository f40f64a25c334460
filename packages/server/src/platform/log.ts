/** Lines with a severity; the details of a line are searched, its message is read. */
export type Log = {
  readonly debug: (details: object, message: string) => void;
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};
