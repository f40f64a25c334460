/** The cost of reading one document, at most. As much as was read until then is kept. */
export type PdfLimits = {
  readonly pages: number;
  readonly characters: number;
  readonly seconds: number;
  /** Of the whole process that reads. */
  readonly megabytes: number;
};

export const pdfLimits: PdfLimits = {
  pages: 1_000,
  // Some five hundred pages of Chinese.
  characters: 300_000,
  seconds: 60,
  megabytes: 768,
};

/** A larger document is not read: it would take the memory of requests. */
export const pdfBytesMax = 64 * 1024 * 1024;
