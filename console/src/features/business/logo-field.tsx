import { LOGO_LIMIT, LOGO_TYPES, readLogo } from '@tawseel/contract/facts/logo';
import { useEffect, useRef, useState } from 'react';
import { settingsText as text } from '../../texts/en/settings.ts';
import { problemText } from '../../texts/rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dataUrlOf } from '../../ui/display/data-url.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import styles from './business.module.css';

/** A chosen picture, drawn on a canvas because the content security policy allows no data address in an image. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    async function draw() {
      const bitmap = await createImageBitmap(file);
      const target = canvas.current;
      if (isGone || !target) return;
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('2d')?.drawImage(bitmap, 0, 0);
    }
    // A picture that cannot be drawn leaves the box empty; the server checks it anyway.
    void draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.logo} role="img" aria-label={text.logoChosen} />;
}

type LogoFieldProps = {
  /** Address of the stored logo; '' for none. */
  stored: string;
  /** Data address of a new logo; '' removes it, undefined leaves it. */
  value: string | undefined;
  error: string | undefined;
  onChange: (logo: string | undefined) => void;
  onProblem: (problem: string) => void;
};

export function LogoField({ stored, value, error, onChange, onProblem }: LogoFieldProps) {
  const [chosen, setChosen] = useState<File>();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File) {
    setChosen(undefined);
    onChange(undefined);
    if (file.size > LOGO_LIMIT) return onProblem(text.logoTooLarge(LOGO_LIMIT, file.size));
    const dataUrl = await dataUrlOf(file).catch(() => undefined);
    if (dataUrl === undefined) return onProblem(text.logoUnread);
    const read = readLogo(dataUrl);
    if ('problem' in read) return onProblem(problemText(read.problem));
    setChosen(file);
    onChange(dataUrl);
  }

  function remove() {
    setChosen(undefined);
    onChange(stored ? '' : undefined);
    input.current?.focus();
  }

  const isShown = value === undefined ? stored !== '' : value !== '';
  return (
    <div className={styles.logoField}>
      {isShown && (
        <div className={styles.logoFrame}>
          {value && chosen ? (
            <Preview file={chosen} />
          ) : (
            <Picture src={stored} alt={text.logoNow} className={styles.logo} />
          )}
        </div>
      )}
      <FileField
        ref={input}
        label={text.logo}
        error={error}
        description={text.logoHint(LOGO_LIMIT)}
        accept={LOGO_TYPES.join(',')}
        choose={text.chooseLogo}
        chosen={chosen ? text.fileChosen(chosen.name, chosen.size) : text.dropLogo}
        onFile={(file) => void choose(file)}
      />
      {isShown && (
        <Button small onClick={remove}>
          {text.removeLogo}
        </Button>
      )}
    </div>
  );
}
