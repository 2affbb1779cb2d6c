import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/form-fields.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import type { ConfirmRequest } from './confirm.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

export interface SecretDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Owner of the secret and its use. */
  about: ReactNode;
  /** Name of the secret. */
  label: string;
  secret: string;
  /** Asked before it is closed uncopied: it is not shown again. */
  question: ConfirmRequest;
}

/** Shows a secret once. If the browser cannot copy, it is selected to be copied by keyboard. */
export function SecretDialog(props: SecretDialogProps) {
  const { open, onClose, title, about, label, secret, question } = props;
  const texts = useUiTexts();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const close = useGuardedClose(open && !copied, onClose, question);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      setCopied(false);
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button
            icon={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button variant="primary" onClick={close}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{about}</p>
        <TextField
          ref={field}
          className={styles.secret}
          label={label}
          value={secret}
          readOnly
          autoComplete="off"
          spellCheck={false}
          translate="no"
          dir="ltr"
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
          // Copied by the keyboard or the menu of the field.
          onCopy={() => setCopied(true)}
        />
        <p className={styles.status} role="status">
          {copied === false && texts.copyYourself}
        </p>
      </div>
    </Dialog>
  );
}
