import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';

/** Opened by the editor itself: they ask for something first. */
const asking = ['link', 'picture'] as const;
export type AskingTool = (typeof asking)[number];

type Acting = (chain: ChainedCommands) => ChainedCommands;
type ToolSpec = {
  readonly icon: LucideIcon;
  /** Null for what asks first. */
  readonly act: Acting | null;
  /** Undefined for what is done once and is not on or off. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly canAct?: (editor: Editor) => boolean;
  /** Drawn in the direction of writing. */
  readonly isTurned?: true;
};

const heading = (icon: LucideIcon, level: 2 | 3 | 4): ToolSpec => ({
  icon,
  act: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});
const marked = (icon: LucideIcon, name: string, act: Acting): ToolSpec => ({
  icon,
  act,
  isActive: (editor) => editor.isActive(name),
});

/** `community.publish.tool.<name>` in the packs. */
export const tools = {
  heading2: heading(Heading1, 2),
  heading3: heading(Heading2, 3),
  heading4: heading(Heading3, 4),
  bold: marked(Bold, 'bold', (chain) => chain.toggleBold()),
  italic: marked(Italic, 'italic', (chain) => chain.toggleItalic()),
  underline: marked(Underline, 'underline', (chain) => chain.toggleUnderline()),
  strike: marked(Strikethrough, 'strike', (chain) => chain.toggleStrike()),
  bulletList: { ...marked(List, 'bulletList', (chain) => chain.toggleBulletList()), isTurned: true },
  orderedList: marked(ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
  quote: { ...marked(TextQuote, 'blockquote', (chain) => chain.toggleBlockquote()), isTurned: true },
  code: marked(Code, 'code', (chain) => chain.toggleCode()),
  codeBlock: marked(SquareCode, 'codeBlock', (chain) => chain.toggleCodeBlock()),
  link: { icon: Link2, act: null, isActive: (editor) => editor.isActive('link') },
  picture: { icon: ImagePlus, act: null },
  undo: { icon: Undo2, act: (chain) => chain.undo(), canAct: (editor) => editor.can().undo(), isTurned: true },
  redo: { icon: Redo2, act: (chain) => chain.redo(), canAct: (editor) => editor.can().redo(), isTurned: true },
} as const satisfies Record<string, ToolSpec>;

export type ToolName = keyof typeof tools;
// Its keys are those of the table above.
export const toolNames = Object.keys(tools) as ToolName[];
export const specOf = (name: ToolName): ToolSpec => tools[name];
export const isAsking = (name: ToolName): name is AskingTool => asking.some((one) => one === name);
