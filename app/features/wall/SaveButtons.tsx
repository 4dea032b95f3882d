import {useState} from 'react';
import {Button} from '~/components/Button';
import type {WallWork} from '~/shop/product/wall-work';
import {useWords} from '~/words';

export interface SaveButtonsProps {
  work: WallWork;
  /** Renders the wall as a picture. */
  paint: () => Promise<Blob>;
}

/** Saves the wall as a picture, or passes it to the device's share sheet if there is one. */
export function SaveButtons({work: {handle, title}, paint}: SaveButtonsProps) {
  const words = useWords();
  const [problem, setProblem] = useState('');

  async function passPicture(receive: (picture: File) => Promise<void> | void) {
    setProblem('');
    try {
      const picture = await paint();
      await receive(
        new File([picture], `${words.wall.fileName(handle)}.jpg`, {type: picture.type}),
      );
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setProblem(words.wall.notPainted);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => void passPicture(save)} className="flex-1">
        {words.wall.save}
      </Button>
      {canShareFiles() && (
        <Button
          variant="outline"
          className="flex-1"
          onClick={() => void passPicture((picture) => navigator.share({title, files: [picture]}))}
        >
          {words.share.shareElsewhere}
        </Button>
      )}
      <p role="status" className="text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function save(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function canShareFiles(): boolean {
  const sample = new File([], 'wall.jpg', {type: 'image/jpeg'});
  return 'canShare' in navigator && navigator.canShare({files: [sample]});
}
