import { access } from '@tawseel/contract/access';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { QrCodeImage } from './qr-code-image.tsx';
import styles from './sign-in.module.css';

export type PinDialogProps = { id: string; name: string; open: boolean; onClose: () => void };

const ON_THIS_COMPUTER = /^(localhost|127\.|\[::1\])/;

/** Where the driver signs in, as a code for the phone's camera. */
function DriverAddress({ name, open, onClose }: Omit<PinDialogProps, 'id'>) {
  const address = new URL('/d/', location.origin).href;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.pinSetTitle(name)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {uiTexts.done}
        </Button>
      }
    >
      <div className={styles.form}>
        <p role="status">{text.driverAddress}</p>
        <QrCodeImage value={address} label={text.driverCode} />
        <p className="row wrap">
          <code className="breaks" dir="ltr">
            {address}
          </code>
          <CopyButton text={address} />
        </p>
        {ON_THIS_COMPUTER.test(location.hostname) && <Notice>{text.onlyHere}</Notice>}
      </div>
    </Dialog>
  );
}

/** Sets the PIN by which a driver signs in, and shows where. */
export function PinDialog({ id, name, open, onClose }: PinDialogProps) {
  const form = useForm(access.setPin.body, { pin: '' });
  const [isSet, setSet] = useState(false);
  const set = useAction(access.setPin, { failed: text.signInFailed, after: () => setSet(true), form });
  if (isSet) return <DriverAddress name={name} open={open} onClose={onClose} />;
  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={text.pinTitle(name)}
      form={form}
      isDirty={false}
      send={(body) => set.run({ params: { id }, body })}
      layout={styles.form}
      yes={text.setPin}
      busy={set.busy}
    >
      <TextField
        label={text.pin}
        description={text.pinAbout}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('pin')}
      />
    </FormWindow>
  );
}
