import { IconPlus } from '@tabler/icons-react';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { zoneRates } from '@tawseel/contract/zone-rates';
import { useState } from 'react';
import type { RefusalHandler } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { ratesText, zoneRatesText as text } from '../../texts/en/rates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Opened, type WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { askBulk } from './ask-bulk.ts';
import { BulkBox } from './bulk-box.tsx';
import { type Company, RATE_MODES, zoneBulkModes } from './parties.ts';
import { useZoneBulk, useZoneRates, useZoneRemoval } from './use-zone-rates.ts';
import { zoneColumns } from './zone-columns.tsx';
import { ZoneRateForm } from './zone-rate-form.tsx';
import { ALL_PAIRS, cityPairs, ofModeAndPair, pairText, type ZoneRow } from './zone-rates.ts';

type ZoneRatesModalProps = WindowFrame & {
  /** Company of the zone rates; if absent, the general ones. */
  company?: Company | undefined;
};

/** Rates between zones. Remounted each time it is opened. */
export function ZoneRatesModal({ company, open, onClose }: ZoneRatesModalProps) {
  const [mode, setMode] = useState<DeliveryType>('normal');
  const [pair, setPair] = useState(ALL_PAIRS);
  const [bulkTyped, setBulkTyped] = useState('');
  const form = useOpened<{ existing: ZoneRow | undefined }>();
  // The form has a guard of its own.
  const close = useGuardedClose(open && !form.isOpen && bulkTyped !== '', onClose, uiTexts.unsaved);
  const { read, rows } = useZoneRates(company?.id);
  const bulk = useZoneBulk();
  const bulkModes = zoneBulkModes[company ? 'company' : 'general'];
  const remove = useZoneRemoval(company?.id);
  const isGeneral = company === undefined;
  const mayEdit = hasCall(isGeneral ? zoneRates.updateZoneRate : zoneRates.updateCompanyZoneRate);
  const mayRemove = hasCall(isGeneral ? zoneRates.deleteZoneRate : zoneRates.deleteCompanyZoneRate);
  const columns = zoneColumns(
    mayEdit ? openForm : undefined,
    mayRemove ? (row) => void remove(row) : undefined,
  );

  function openForm(existing?: ZoneRow) {
    form.open({ existing });
  }

  async function updateAll(rate: number, refused: RefusalHandler): Promise<boolean> {
    if (!company) return false;
    const question = askBulk(ratesText.bulkZoneTitle, company.name, rate);
    return bulk.run({ body: { companyId: company.id, rate, mode } }, question, refused);
  }

  const pairs = cityPairs(rows ?? []).map((value) => ({ value, label: pairText(value) }));
  const pairShown = pair === ALL_PAIRS ? text.allPairs : pairText(pair);

  return (
    <Dialog
      open={open}
      onClose={close}
      title={company ? ratesText.titled(ratesText.companyZone, company.name) : ratesText.userZone}
      size="large"
    >
      <Toolbar>
        <FilterButtons
          label={ratesText.mode}
          choices={RATE_MODES}
          words={text.modes}
          value={mode}
          onChange={setMode}
        />
        <div className="row wrap">
          <Select
            label={text.pair}
            hideLabel
            options={[{ value: ALL_PAIRS, label: text.allPairs }, ...pairs]}
            value={pair}
            onChange={setPair}
          />
          {mayEdit && (
            <Button
              variant="primary"
              icon={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => openForm()}
            >
              {text.add}
            </Button>
          )}
        </div>
      </Toolbar>
      {mayEdit && bulkModes.includes(mode) && (
        <BulkBox
          label={ratesText.bulkZoneLabel}
          typed={bulkTyped}
          onType={setBulkTyped}
          onUpdate={updateAll}
        />
      )}
      <div className="above">
        <LoadedTable
          read={read}
          rows={rows && ofModeAndPair(rows, mode, pair)}
          failed={text.loadFailed}
          label={text.list}
          columns={columns}
          rowKey={(row) => row.key}
          empty={<EmptyState title={text.none(mode, pairShown)} hint={text.noneHint} />}
        />
      </div>
      <Opened of={form}>
        {(frame, value) => (
          <ZoneRateForm
            companyId={company?.id}
            mode={mode}
            existing={value.existing}
            {...frame}
            onEdit={openForm}
          />
        )}
      </Opened>
    </Dialog>
  );
}
