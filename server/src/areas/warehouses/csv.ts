import { type City, COUNTRY } from '@tawseel/contract/facts/emirates';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  address,
  city,
  code,
  dialled,
  email,
  hasCome,
  identity,
  instant,
  phone,
  text,
} from '../../platform/csv/codecs.ts';
import { csvTable, rowByRow, type Values } from '../../platform/csv/csv-table.ts';
import { idsAndEmails } from '../../platform/csv/look-ups.ts';
import { Unique } from '../../platform/csv/unique.ts';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { readTable } from '../../platform/engine/read-table.ts';
import { warehouseCodes } from './rules.ts';
import { listWarehouseCodes } from './store.ts';
import type { WarehouseRow } from './tables.ts';

const columns = {
  id: { codec: identity, absent: sentence('default_new_id') },
  warehouse_code: { codec: code, absent: sentence('default_next_code'), aliases: ['code'] },
  name: { codec: text(LONGEST.name), required: true, aliases: ['warehouse', 'warehouse_name'] },
  email: { codec: email, required: true },
  phone: { codec: phone, required: true, doubt: dialled },
  city: { codec: city, required: true, aliases: ['emirate'] },
  street: { codec: text(LONGEST.street), required: true, aliases: ['address'] },
  country: { codec: text(LONGEST.country), absent: sentence('default_value', { value: COUNTRY }) },
  image: { codec: address },
  created_at: { codec: instant, doubt: hasCome, absent: sentence('default_now') },
  deleted_at: { codec: instant, doubt: hasCome },
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

export const warehouses = csvTable({
  name: 'warehouses',
  table: 'warehouses',
  columns,
  adds: 'Adds warehouses. A used id, code or email is refused.',

  async open(db, { now, readOnly }) {
    const known = await listWarehouseCodes(db);
    const own = idsAndEmails(known);
    const codes = new Unique(
      'warehouse_code',
      sentence('unused_warehouse_code'),
      known.map((row) => row.code),
    );
    const nextCode = warehouseCodes(known.map((row) => row.code));
    const check = (values: RowValues) => [
      ...own.faults(values),
      codes.fault(values.warehouse_code?.toUpperCase()),
    ];
    const make = (values: Values<Columns>): WarehouseRow => {
      const row: WarehouseRow = {
        id: values.id ?? newId(),
        name: values.name,
        country: values.country ?? COUNTRY,
        city: values.city,
        street: values.street,
        email: values.email,
        phone: values.phone,
        code: values.warehouse_code?.toUpperCase() ?? '',
        // Warehouses cannot sign in: no password has this hash.
        password_hash: '',
        image: values.image ?? '',
        created_at: values.created_at ?? now().toISOString(),
        deleted_at: values.deleted_at ?? null,
      };
      own.take(row);
      if (row.code !== '') codes.take(row.code);
      return row;
    };
    const write = async (rows: WarehouseRow[]) => {
      for (const row of rows) {
        while (row.code === '') {
          // The column's codec only allows emirates.
          const next = nextCode(row.city as City);
          if (codes.take(next)) row.code = next;
        }
      }
      await insertRows(db, 'warehouses', rows);
    };
    return { add: rowByRow<Columns, WarehouseRow>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'warehouses'),
  cells: ({ code: warehouse_code, ...row }: WarehouseRow) => ({ ...row, warehouse_code }),
});
