import { LearnSequence } from '../positions/learn-sequence.ts';
import { type MinimumMark, reachesMark } from './minimum-mark.ts';

/**
 * Why items are locked: stage after stage, everything required before the stage and the electives it asks for; and
 * everywhere the prerequisites of an item. What is done stays open; what cannot be done blocks nothing.
 */
export function itemLocksOf<Item extends LockableItem>(outline: Outline<Item>): ReadonlyMap<string, ItemLock<Item>> {
  return new Map(
    outline.items.flatMap((item) => {
      if (item.isDone) return [];
      const lock = lockOf(item, outline);
      return lock.items.length + lock.choices.length > 0 ? [[item.key, lock] as const] : [];
    }),
  );
}

export type LockableItem = {
  readonly key: string;
  readonly stageId: string;
  readonly isRequired: boolean;
  /** False: withdrawn or not for this person, so nobody could ask them to finish it. */
  readonly isAvailable: boolean;
  readonly isDone: boolean;
  /** Done by an exemption. */
  readonly isExempt: boolean;
  /** Handed in, and nobody has marked it yet. */
  readonly isWaiting: boolean;
  /** In percent, whether or not whoever took it may see it. */
  readonly mark: number | null;
  /** Items before it that have to be done first. */
  readonly prerequisiteKeys: readonly string[];
  /** Those of them that also need a mark. */
  readonly minimumMarks: readonly MinimumMark[];
};

/** `electiveCount` of the electives have to be done, or all there are. */
export type LockableStage = { readonly id: string; readonly electiveCount: number };

type Outline<Item> = {
  readonly stages: readonly LockableStage[];
  readonly items: readonly Item[];
  readonly learnSequence: number;
};

/** The shortest way to open an item: items to finish in their order, and how many to choose from which. */
export type ItemLock<Item> = {
  readonly items: readonly Item[];
  /** The marks some of these items have to reach, by their key. */
  readonly marks: ReadonlyMap<string, number>;
  readonly choices: readonly { readonly stageId: string; readonly count: number; readonly from: readonly Item[] }[];
};

const isOpen = ({ isAvailable, isDone }: LockableItem): boolean => isAvailable && !isDone;

/** How many more electives a stage asks for, and those there are to choose from. */
export function missingElectives<Item extends LockableItem>(stage: LockableStage, items: readonly Item[]) {
  const electives = items.filter((item) => item.stageId === stage.id && item.isAvailable && !item.isRequired);
  const from = electives.filter((item) => !item.isDone);
  const count = Math.min(stage.electiveCount, electives.length) - (electives.length - from.length);
  return { count: Math.max(0, count), from };
}

type Missing<Item> = { readonly needed: Set<Item>; readonly marks: Map<string, number> };

/** Open prerequisites of an item with the prerequisites of those; only items before it count, so this ends. */
function openPrerequisites<Item extends LockableItem>(item: Item, items: readonly Item[]): Missing<Item> {
  const [needed, marks] = [new Set<Item>(), new Map<string, number>()];
  const visit = (current: Item): void => {
    const at = items.indexOf(current);
    for (const before of items.slice(0, at)) {
      if (!current.prerequisiteKeys.includes(before.key) || !before.isAvailable) continue;
      const percent = current.minimumMarks.find(({ key }) => key === before.key)?.percent;
      const lacksMark = percent !== undefined && !reachesMark(before, percent);
      if (lacksMark) marks.set(before.key, Math.max(percent, marks.get(before.key) ?? 0));
      if ((before.isDone && !lacksMark) || needed.has(before)) continue;
      needed.add(before);
      // An item that is done stays open: a better mark waits for nothing.
      if (!before.isDone) visit(before);
    }
  };
  visit(item);
  return { needed, marks };
}

function lockOf<Item extends LockableItem>(
  item: Item,
  { stages, items, learnSequence }: Outline<Item>,
): ItemLock<Item> {
  const before =
    learnSequence === LearnSequence.inOrder
      ? stages.slice(
          0,
          Math.max(
            0,
            stages.findIndex(({ id }) => id === item.stageId),
          ),
        )
      : [];
  const { needed, marks } = openPrerequisites(item, items);
  for (const duty of items) {
    if (duty.isRequired && isOpen(duty) && before.some(({ id }) => id === duty.stageId)) needed.add(duty);
  }
  const choices = before.flatMap((stage) => {
    const { count, from } = missingElectives(stage, items);
    const named = from.filter((elective) => needed.has(elective)).length;
    const rest = from.filter((elective) => !needed.has(elective));
    return count > named ? { stageId: stage.id, count: count - named, from: rest } : [];
  });
  return { items: items.filter((each) => needed.has(each)), marks, choices };
}
