import { areas, SavedArea } from '@tawseel/contract/areas';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { textsOf } from '../../api/record.ts';
import { useWarehouseOptions } from '../../api/use-warehouse-options.ts';
import { areasText as text } from '../../texts/en/areas.ts';
import { cityOptions } from '../../texts/words.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show } from '../../ui/format.ts';
import { type LooseArea, namesIn } from './area-rows.ts';

/** Returns the warehouses that the signed-in user may choose, and the present one. */
function useOptionsFor({ warehouse }: LooseArea) {
  const known = useWarehouseOptions();
  const own = warehouse?.id;
  const isListed = own === undefined || known.some(({ value }) => value === own);
  const options = isListed ? known : [...known, { value: own, label: show(warehouse?.name) }];
  return [{ value: '', label: text.noWarehouse }, ...options];
}

type EditAreaProps = WindowFrame & {
  /** Area to edit; without an id, a new one. */
  area: LooseArea;
};

/** Remounted each time it is opened. */
export function EditArea({ area, ...frame }: EditAreaProps) {
  const form = useForm(areaSchema(area), formOf(area));
  const options = useOptionsFor(area);
  const save = useAction(areas.saveArea, {
    isOneAct: true,
    done: showMessage,
    failed: text.saveFailed,
    after: frame.onClose,
    form,
  });
  const { values, problems } = form;
  const aliasProblem = Object.entries(problems).find(([path]) => path.startsWith('aliases'))?.[1];

  return (
    <FormWindow
      {...frame}
      form={form}
      layout="columns"
      send={(body) => save.run({ body })}
      title={area._id === undefined ? text.addTitle : text.editTitle(show(area.name))}
      yes={text.save}
      busy={save.busy}
    >
      <TextField label={text.nameField} required autoComplete="off" {...form.field('name')} />
      <TextField label={text.nameAr} lang="ar" dir="auto" autoComplete="off" {...form.field('nameAr')} />
      <Select
        label={text.emirate}
        required
        options={cityOptions()}
        {...form.field('city')}
        error={problems.city && text.emirateMissing}
        value={cityOptions().find(({ value }) => value === values.city)?.value ?? ''}
      />
      <TextField
        label={text.sortCode}
        required
        description={text.sortCodeHint}
        autoComplete="off"
        {...form.field('sortCode')}
      />
      <div className="whole">
        <TextField
          label={text.aliases}
          description={text.aliasesHint}
          autoComplete="off"
          {...form.field('aliases')}
          error={aliasProblem}
        />
      </div>
      <Select
        label={text.warehouse}
        description={text.warehouseHint}
        options={options}
        {...form.field('warehouseId')}
      />
    </FormWindow>
  );
}

function formOf(area: LooseArea) {
  return {
    ...textsOf(area, ['city', 'name', 'nameAr', 'sortCode']),
    aliases: (area.aliases ?? []).join(', '),
    warehouseId: area.warehouse?.id ?? '',
  };
}

/** Form of an area. */
type AreaForm = ReturnType<typeof formOf>;

/** Returns the server's schema for the form; other names are sent if they were changed. */
function areaSchema(area: LooseArea) {
  const stored = formOf(area);
  return z.pipe(
    z.transform(({ aliases, warehouseId, ...form }: AreaForm): unknown => ({
      ...form,
      ...(area._id === undefined ? {} : { id: area._id }),
      ...(aliases === stored.aliases ? {} : { aliases: namesIn(aliases) }),
      ...(warehouseId === stored.warehouseId ? {} : { warehouseId: warehouseId || null }),
    })),
    SavedArea,
  );
}
