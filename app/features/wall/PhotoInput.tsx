import words from '#words/wall-photo';

export interface PhotoInputProps {
  /** Whether there is no photo yet. */
  isFirst: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the device's pictures, or its camera. */
export function PhotoInput({isFirst, onChoose}: PhotoInputProps) {
  return (
    <label className={`wall-file button ${isFirst ? 'button-solid' : 'button-quiet'}`}>
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      {isFirst ? words.choose : words.chooseAnother}
    </label>
  );
}
