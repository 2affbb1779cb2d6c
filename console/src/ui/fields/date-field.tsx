import { TextField, type TextFieldProps } from './form-fields.tsx';

let wordsOf = (_day: string): string => '';

/** Sets the words under date inputs: browsers write 11/12 or 12/11, each in the order of its own language. */
export function setDayWords(words: typeof wordsOf): void {
  wordsOf = words;
}

/** Native date input; its value is `YYYY-MM-DD`, or '' while it is empty or incomplete. */
export function DateField({ description, ...props }: TextFieldProps) {
  const words = wordsOf(props.value);
  return (
    <TextField
      {...props}
      type="date"
      description={
        words ? (
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
