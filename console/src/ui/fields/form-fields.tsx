import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useContext, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Refusal } from '../display/refusal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import box from './box.module.css';
import styles from './form-fields.module.css';
import { Sending } from './sending.ts';

export interface FieldProps {
  label: ReactNode;
  /** Validation error, shown under the control and read out with it. */
  error?: string | undefined;
  description?: ReactNode;
  required?: boolean | undefined;
  /** Hides the label, except for screen readers. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** Attributes that a control inside a Field must carry for its label, description and error to belong to it. */
export interface ControlProps {
  id: string;
  /** True while its form is being sent. */
  readOnly?: true;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string | undefined;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'required'>;

export interface TextFieldProps extends InputProps, FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Form field: a label, a control, a description and an error, linked for screen readers. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, error, description, required, hideLabel, className, children } = props;
  const id = useId();
  const isSending = useContext(Sending);
  const described = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={hideLabel ? 'visually-hidden' : 'text-13 medium'} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: classNames(box.box, styles.control),
        ...(isSending && { readOnly: true }),
      })}
      {description && (
        <p className="faint" id={`${id}-about`}>
          {description}
        </p>
      )}
      {error && (
        <Refusal className="bad quiet" id={`${id}-error`}>
          {error}
        </Refusal>
      )}
    </div>
  );
}

/** Splits the props of a field from those of its input. */
function splitField<Props extends FieldProps>(props: Props) {
  const { label, error, description, required, hideLabel, className, ...input } = props;
  return { field: { label, error, description, required, hideLabel, className }, input };
}

/** Text input with its label; `type`, `autoComplete` and other input attributes pass through. */
export function TextField({ onChange, ...props }: TextFieldProps) {
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      {(control) => <input {...input} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** Password input with a button that shows and hides what was typed. */
export function PasswordField({ onChange, ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const texts = useUiTexts();
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.withButton}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={box.button}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  );
}

/** Focuses the first invalid control of the form; call it once the errors are rendered. */
export function focusFirstProblem(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
