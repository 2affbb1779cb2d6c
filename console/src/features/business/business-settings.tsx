import { type Business, business } from '@tawseel/contract/business';
import { type FormEvent, useEffect } from 'react';
import { useAction } from '../../api/action.ts';
import { changeBrand } from '../../api/brand.ts';
import { CallError } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import type { Loose } from '../../api/tolerant.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { settingsText as text } from '../../texts/en/settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Sending } from '../../ui/fields/sending.ts';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './business.module.css';
import { BusinessFields } from './business-fields.tsx';
import { BusinessRequest, businessForm } from './business-form-values.ts';

const CONFLICT = 409;

function isConflict(error: Error | null): boolean {
  return error instanceof CallError && error.status === CONFLICT;
}

type BusinessSettingsProps = {
  stored: Loose<Business>;
  /** Reads the stored settings again after another user saved them. */
  reload: () => void;
};

/** Form of all settings with one button. */
export function BusinessSettings({ stored, reload }: BusinessSettingsProps) {
  const form = useForm(BusinessRequest, businessForm(stored));
  const { version } = form.values;
  const update = useAction(business.updateBusiness, {
    done: text.saved,
    failed: text.saveFailed,
    after: (reply) => {
      if (!reply?.data) return;
      const { tradeName: name = '', logo = '' } = reply.data;
      changeBrand({ name, logo });
      form.restart(businessForm(reply.data));
    },
    form,
    refused: (error) => {
      if (isConflict(error)) reload();
    },
  });
  useLeaveGuard(form.dirty, uiTexts.unsaved);

  const isNewer = stored.version !== undefined && stored.version > version;
  useEffect(() => {
    // Shows what other users saved meanwhile, unless typed input would be lost.
    if (isNewer && !form.dirty && !update.busy) form.restart(businessForm(stored));
  });
  const isBehind = form.dirty && (isNewer || isConflict(update.error));

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (body) void update.run({ body });
  }

  const state = stored.updatedAt ? text.savedLast(showTime(stored.updatedAt)) : text.nothingToSave;
  return (
    <form onSubmit={submit} noValidate>
      <div ref={form.ref} className={styles.form}>
        <Sending value={update.busy}>
          <BusinessFields form={form} storedLogo={stored.logo ?? ''} />
        </Sending>
        {isBehind && (
          <Notice
            actions={
              <Button small disabled={!isNewer} onClick={() => form.restart(businessForm(stored))}>
                {text.loadTheirs}
              </Button>
            }
          >
            {text.conflict}
          </Notice>
        )}
        <div className={styles.bar}>
          <p className="quiet">{form.dirty ? text.unsaved : state}</p>
          <Button type="submit" variant="primary" busy={update.busy}>
            {text.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
