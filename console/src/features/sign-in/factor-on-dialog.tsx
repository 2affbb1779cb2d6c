import { account } from '@tawseel/contract/account';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import { QrCodeImage } from './qr-code-image.tsx';
import styles from './sign-in.module.css';

type Secret = { secret?: string | undefined; address?: string | undefined };
type StepProps = { open: boolean; onClose: () => void };

function Proof({ open, onClose, onSecret }: StepProps & { onSecret: (secret: Secret) => void }) {
  const form = useForm(account.beginSecondFactor.body, { password: '' });
  const begin = useAction(account.beginSecondFactor, {
    failed: text.factorFailed,
    after: (reply) => onSecret(reply?.data ?? {}),
    form,
  });
  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={text.turnOnTitle}
      form={form}
      isDirty={false}
      send={(body) => begin.run({ body })}
      layout={styles.form}
      yes={text.next}
      busy={begin.busy}
    >
      <PasswordField
        label={text.yourPassword}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </FormWindow>
  );
}

type ScanProps = StepProps & { secret: Secret; onCodes: (codes: readonly string[]) => void };

function Scan({ secret, open, onClose, onCodes }: ScanProps) {
  const form = useForm(account.confirmSecondFactor.body, { code: '' });
  const confirm = useAction(account.confirmSecondFactor, {
    done: text.factorTurnedOn,
    failed: text.factorFailed,
    after: (reply) => onCodes((reply?.data?.recoveryCodes ?? []).filter((code) => code !== undefined)),
    form,
  });
  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={text.turnOnTitle}
      form={form}
      isDirty={false}
      send={(body) => confirm.run({ body })}
      layout={styles.form}
      yes={text.turnOn}
      busy={confirm.busy}
    >
      <p className="quiet">{text.scan}</p>
      <QrCodeImage value={secret.address ?? ''} label={text.qrCode} />
      <p className="quiet">
        {text.typeInstead} <code className="row wrap breaks">{secret.secret}</code>
      </p>
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
    </FormWindow>
  );
}

function Codes({ codes, open, onClose }: StepProps & { codes: readonly string[] }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.codesTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.codesKept}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className="quiet">{text.codesAbout}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} />
      </div>
    </Dialog>
  );
}

/** Turns the second factor on in three steps: the password, a first code, the recovery codes. */
export function FactorOnDialog(props: StepProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <Codes {...props} codes={codes} />;
  if (secret) return <Scan {...props} secret={secret} onCodes={setCodes} />;
  return <Proof {...props} onSecret={setSecret} />;
}
