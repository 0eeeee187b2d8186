import { type DragEvent, useState } from 'react';

/** Files that are dragged over an element, and dropped or pasted there. `add` tells whether it takes some; absent, none are. */
export function useFileDrop(add: ((files: readonly File[]) => boolean) | undefined, taken: () => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: { preventDefault(): void }, files: FileList) => {
    if (!add?.([...files])) return;
    event.preventDefault();
    taken();
  };
  return {
    isOver,
    take,
    place: {
      onDragOver(event: DragEvent) {
        if (!add || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        // The browser would open a file that is not taken.
        if (add && event.dataTransfer.files.length > 0) event.preventDefault();
        take(event, event.dataTransfer.files);
      },
    },
  };
}
