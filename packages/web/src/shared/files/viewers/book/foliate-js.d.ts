/** The part of foliate-js that is used; it ships no types. */
declare module 'foliate-js/vendor/zip.js' {
  type Entry = {
    filename: string;
    uncompressedSize: number;
    getData: <Result>(writer: { readonly result?: Result }) => Promise<Result>;
  };
  export class BlobReader {
    readonly size: number;
    constructor(blob: Blob);
  }
  export class BlobWriter {
    readonly result?: Blob;
    constructor(type?: string);
  }
  export class TextWriter {
    readonly result?: string;
  }
  export class ZipReader {
    constructor(reader: BlobReader);
    getEntries(): Promise<Entry[]>;
  }
  export function configure(options: { useWebWorkers: boolean }): void;
}

declare module 'foliate-js/epub.js' {
  export type Section = {
    id: string;
    linear?: string;
    size: number;
    cfi: string;
    createDocument: () => Promise<Document>;
    resolveHref: (href: string) => string;
  };
  export type TocItem = { label?: string; href?: string | null; subitems?: TocItem[] | null };
  export type Resolved = { index: number; anchor: (document: Document) => Range | Element | number | null };
  export class EPUB {
    sections: Section[];
    toc?: TocItem[] | null;
    dir?: string;
    metadata?: { title?: unknown; language?: string | string[] };
    rendition?: { layout?: string };
    transformTarget: EventTarget;
    constructor(loader: {
      loadText: (name: string) => Promise<string | null>;
      loadBlob: (name: string, type?: string) => Promise<Blob | null>;
      getSize: (name: string) => number;
    });
    init(): Promise<this>;
    resolveHref(href: string): Resolved | null;
    resolveCFI(cfi: string): Resolved;
    isExternal(href: string): boolean;
    splitTOCHref(href: string): string[];
    getTOCFragment(document: Document, id: string): Element | null;
    destroy(): void;
  }
}

declare module 'foliate-js/epubcfi.js' {
  export const isCFI: RegExp;
  export function joinIndir(...parts: string[]): string;
  export function fromRange(range: Range): string;
}

declare module 'foliate-js/progress.js' {
  import type { Section, TocItem } from 'foliate-js/epub.js';

  export class TOCProgress {
    init(options: {
      toc: TocItem[];
      ids: string[];
      splitHref: (href: string) => string[];
      getFragment: (document: Document, id: string) => Element | null;
    }): Promise<void>;
    getProgress(index: number, range?: Range): TocItem | null | undefined;
  }
  export class SectionProgress {
    constructor(sections: readonly Section[], sizePerLoc: number, sizePerTimeUnit: number);
    getProgress(index: number, fraction: number, pageFraction?: number): { fraction: number };
  }
}

declare module 'foliate-js/overlayer.js' {
  export class Overlayer {
    readonly element: SVGElement;
    constructor(document: Document);
    // oxlint-disable-next-line eslint/max-params -- as it is
    add(key: string, range: Range, draw: (rects: DOMRect[], options: object) => SVGElement, options: object): void;
    remove(key: string): void;
    redraw(): void;
    static highlight(this: void, rects: DOMRect[], options: object): SVGElement;
    static outline(this: void, rects: DOMRect[], options: object): SVGElement;
  }
}

declare module 'foliate-js/paginator.js' {
  import type { EPUB, Resolved } from 'foliate-js/epub.js';
  import type { Overlayer } from 'foliate-js/overlayer.js';

  export type Contents = { index: number; doc: Document; overlayer?: Overlayer };
  /** Registers itself as `foliate-paginator`. */
  export class Paginator extends HTMLElement {
    open(book: EPUB): void;
    goTo(target: Resolved | { index: number }): Promise<void>;
    prev(): Promise<void>;
    next(): Promise<void>;
    render(): void;
    setStyles(styles: string | [before: string, after: string]): void;
    getContents(): Contents[];
    focusView(): void;
    destroy(): void;
  }
}

declare module 'foliate-js/fixed-layout.js' {
  export class FixedLayout extends HTMLElement {}
}
