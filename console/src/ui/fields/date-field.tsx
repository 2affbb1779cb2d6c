import { classNames } from '../class-names.ts';
import styles from './date-field.module.css';
import { TextField, type TextFieldProps } from './form-fields.tsx';

let wordsOf = (_day: string): string => '';

/**
 * Sets the words under date inputs, and in empty ones: browsers write 11/12 or 12/11, each in the order of its own
 * language.
 */
export function setDayWords(words: typeof wordsOf): void {
  wordsOf = words;
}

/** Native date input; its value is `YYYY-MM-DD`, or '' while it is empty or incomplete. */
export function DateField({ description, ...props }: TextFieldProps) {
  const words = wordsOf(props.value);
  const isPrompted = props.value === '' && words !== '';
  return (
    <TextField
      {...props}
      type="date"
      className={classNames(styles.field, props.className)}
      data-prompt={isPrompted ? words : undefined}
      description={
        words && !isPrompted ? (
          <>
            {words} {description}
          </>
        ) : (
          description
        )
      }
    />
  );
}
