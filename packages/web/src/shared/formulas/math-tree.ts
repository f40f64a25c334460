import { formulaReading } from '@shuyuan/contract/exams/bank/formulas-in';
import temml from 'temml';

/** The types of the package are those of its CommonJS form, whose default is the module itself. */
const library = temml as unknown as (typeof temml)['default'];

const elements: ReadonlySet<string> = new Set(
  `math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle menclose msub msup msubsup munder mover munderover
  mmultiscripts mprescripts none mtable mtr mtd mpadded mphantom`.split(/\s+/),
);
const attributes: ReadonlySet<string> = new Set(
  `display displaystyle scriptlevel mathvariant stretchy fence separator form lspace rspace minsize maxsize symmetric largeop
  movablelimits accent accentunder linethickness width height depth voffset columnspan rowspan notation`.split(/\s+/),
);
const styles = /^(?:padding|border)(?:-?(?:left|right|top|bottom))?$|^math-?depth$/i;
/** Lengths and words: nothing that names an address, a colour or a function. */
const value = /^[\w.%\- ]{0,60}$/;
const className = /^(?:tml-[a-z-]+|mathcal|mathscr)$/;

/** The tree the library makes, of which only this is relied upon. */
type Drawn = {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly unknown[];
  readonly style?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Drawn[];
};

const kept = (values: Readonly<Record<string, unknown>>, isKept: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, one]) =>
      isKept(name) && value.test(String(one)) ? [[name, String(one)] as const] : [],
    ),
  );

/** An element that is no mathematics ends the drawing; an attribute that is none is left out. */
function nodesOf({ type, text, children = [], ...drawn }: Drawn): MathNode[] {
  if (typeof text === 'string') return [text];
  const inner = children.flatMap(nodesOf);
  if (type === undefined) return inner;
  if (typeof type !== 'string' || !elements.has(type)) throw new Error('no mathematics');
  const classes = (drawn.classes ?? []).map(String).filter((name) => className.test(name));
  return [
    {
      element: type,
      attributes: {
        ...kept(drawn.attributes ?? {}, (name) => attributes.has(name)),
        ...(classes.length > 0 && { class: classes.join(' ') }),
      },
      style: kept(drawn.style ?? {}, (name) => styles.test(name)),
      children: inner,
    },
  ];
}

/**
 * A formula as a tree of elements, attributes and styles from lists of our own; null where it cannot be drawn. No markup is
 * made of it, and nothing outside the lists passes, whatever the library answers.
 */
export function mathTree(tex: string, isDisplay: boolean): MathNode | null {
  try {
    const options = { ...formulaReading, displayMode: isDisplay, throwOnError: true };
    const [node = null] = nodesOf(library.__renderToMathMLTree(tex, options) as Drawn);
    return node;
  } catch {
    return null;
  }
}

/** An element of MathML as the page draws it, or a text in one. */
export type MathNode =
  | string
  | {
      readonly element: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly style: Readonly<Record<string, string>>;
      readonly children: readonly MathNode[];
    };
