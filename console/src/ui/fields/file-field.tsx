import { type DragEvent, type Ref, useState } from 'react';
import { buttonClass } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import box from './box.module.css';
import styles from './file-field.module.css';
import { Field, type FieldProps } from './form-fields.tsx';

export interface FileFieldProps extends FieldProps {
  /** Types and extensions that the browser's dialog offers. */
  accept: string;
  /** Words on the button. */
  choose: string;
  /** Name and size of the chosen file, otherwise a hint to drop one; omitted if files are sent immediately. */
  chosen?: string;
  onFile: (file: File) => void;
  /** Large drop area, for a screen whose only input is the file. */
  large?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Field for one file, which is chosen in the browser's dialog or dropped on it. */
export function FileField({ accept, choose, chosen, onFile, large, ref, ...field }: FileFieldProps) {
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onFile(file);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Field {...field}>
      {({ className: _, 'aria-describedby': about, ...control }) => (
        <div
          className={classNames(box.box, styles.file, large && styles.large)}
          data-over={isOver ? '' : undefined}
        >
          <span className={buttonClass({ small: true })} aria-hidden="true">
            {choose}
          </span>
          {chosen && (
            <span id={`${control.id}-file`} className={styles.chosen}>
              {chosen}
            </span>
          )}
          <input
            {...control}
            ref={ref}
            type="file"
            accept={accept}
            className={styles.input}
            aria-describedby={[chosen && `${control.id}-file`, about].filter(Boolean).join(' ') || undefined}
            onChange={({ target }) => {
              take(target.files);
              // So that the same file can be chosen again after a correction.
              target.value = '';
            }}
            onDragOver={over}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
        </div>
      )}
    </Field>
  );
}
