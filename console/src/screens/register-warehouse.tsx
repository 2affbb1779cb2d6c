import { warehouses } from '@tawseel/contract/warehouses';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../addresses.ts';
import { useAction } from '../api/action.ts';
import { useForm } from '../api/form.ts';
import { hasFeature } from '../api/host.ts';
import { Page } from '../features/page/page.tsx';
import { WarehouseFields } from '../features/warehouses/warehouse-fields.tsx';
import { registrationSchema } from '../features/warehouses/warehouse-form.ts';
import { uiTexts } from '../texts/en/common.ts';
import { registerText as text } from '../texts/en/warehouses.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { Card } from '../ui/display/card.tsx';
import { PasswordField } from '../ui/fields/form-fields.tsx';
import { Sending } from '../ui/fields/sending.ts';
import { useLeaveGuard } from '../ui/navigation/use-leave-guard.ts';
import styles from './register-warehouse.module.css';

const emptyForm = () => ({
  name: '',
  country: text.defaultCountry,
  city: '',
  street: '',
  email: '',
  phone: '',
  password: '',
});

export function RegisterWarehouse() {
  const form = useForm(registrationSchema(), emptyForm());
  // This page stays until the next one is loaded; by then nothing can be lost. A user who has left it meanwhile stays
  // where they are.
  const [stored, setStored] = useState(false);
  const navigate = useNavigate();
  const create = useAction(warehouses.createWarehouse, {
    done: text.created,
    failed: text.createFailed,
    after: () => setStored(true),
    form,
  });
  useLeaveGuard(form.dirty && !stored, uiTexts.unsaved);

  useEffect(() => {
    if (stored) void navigate(addresses.home);
  }, [stored, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (body) void create.run({ body });
  }

  return (
    <Page title={text.title} back={{ to: addresses.home, label: text.back }}>
      <Card about={text.about}>
        <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.fields}>
            <Sending value={create.busy}>
              <WarehouseFields field={form.field} />
              <PasswordField
                label={text.password}
                autoComplete="new-password"
                required
                description={hasFeature('tawseel') && text.passwordHint}
                {...form.field('password')}
              />
            </Sending>
          </div>
          <div className="row wrap ends stretch above-3">
            <LinkButton to={addresses.home}>{uiTexts.cancel}</LinkButton>
            <Button type="submit" variant="primary" busy={create.busy}>
              {text.submit}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
