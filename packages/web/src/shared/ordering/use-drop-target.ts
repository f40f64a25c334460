import { type DragEvent, useState } from 'react';

const halfOf = ({ clientY, currentTarget }: DragEvent): Half => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** Something another one can be dropped on, before or after it. */
export function useDropTarget(onDrop: (half: Half) => void) {
  const [over, setOver] = useState<Half | null>(null);
  return {
    over,
    events: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(halfOf(event));
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(null);
        onDrop(halfOf(event));
      },
    },
  };
}

export type Half = 'before' | 'after';

/** Makes the handle of something that is dragged; a name, because some browsers drag nothing without a text. */
export const dragHandle = (name: string, onDrag: (isDragged: boolean) => void) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', name);
    onDrag(true);
  },
  onDragEnd: () => onDrag(false),
});
