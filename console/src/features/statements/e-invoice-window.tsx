import { useMutation } from '@tanstack/react-query';
import { eInvoices } from '@tawseel/contract/e-invoices';
import { E_STATES, type EState } from '@tawseel/contract/facts/e-invoices';
import { useAction } from '../../api/action.ts';
import { call, fieldProblems } from '../../api/call.ts';
import { downloadFile } from '../../api/download-file.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { eInvoicesText as text } from '../../texts/en/e-invoices.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { LooseInvoice } from './use-shops.ts';

type EInvoiceWindowProps = { invoice: LooseInvoice; open: boolean; onClose: () => void };

/** XML of an invoice, and what became of it. Mounted anew each time it is opened. */
export function EInvoiceWindow({ invoice, ...shown }: EInvoiceWindowProps) {
  const { _id: no = '', eState, eNote = '' } = invoice;
  const form = useForm<{ state: EState; note: string }, typeof eInvoices.markInvoice.body>(
    eInvoices.markInvoice.body,
    { state: eState ?? 'none', note: eNote },
  );
  const mark = useAction(eInvoices.markInvoice, {
    done: showMessage,
    failed: text.saveFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  const download = useMutation({
    mutationFn: async () =>
      downloadFile(await call(eInvoices.readInvoiceXml, { params: { no } }), 'application/xml', `${no}.xml`),
    meta: { failed: text.downloadFailed },
  });
  const lacks = Object.values(fieldProblems(download.error));

  return (
    <FormWindow
      {...shown}
      form={form}
      send={({ state, note }) =>
        mark.run({ params: { no }, body: { state, note: state === 'rejected' ? note : '' } })
      }
      title={text.title(no)}
      yes={text.save}
      busy={mark.busy}
      disabled={!form.dirty}
    >
      <p>{text.about}</p>
      <div>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {text.download}
        </Button>
      </div>
      {lacks.length > 0 && (
        <Notice>
          <ul className="stack gap-half">
            {lacks.map((lack) => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Select
        label={text.state}
        options={E_STATES.map((value) => ({ value, label: text.states[value] }))}
        {...form.field('state')}
      />
      {form.values.state === 'rejected' && (
        <TextField label={text.reason} required autoComplete="off" {...form.field('note')} />
      )}
    </FormWindow>
  );
}
