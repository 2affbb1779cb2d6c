import type { Warehouse } from '@tawseel/contract/warehouses';
import type { Loose } from '../../api/tolerant.ts';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import { showCity, showWord } from '../../texts/words.ts';
import type { Definition } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { show } from '../../ui/format.ts';

export type LooseWarehouse = Loose<Warehouse>;

export function warehouseFacts(warehouse: LooseWarehouse): Definition[] {
  return [
    { label: text.name, value: show(warehouse.wareHouseName) },
    { label: text.city, value: showCity(warehouse.city) },
    { label: text.code, value: show(warehouse.warehouseCode) },
    { label: text.phone, value: show(warehouse.phone) },
    { label: text.email, value: <Email email={show(warehouse.email)} /> },
    { label: text.address, value: show(warehouse.street) },
    { label: text.country, value: showWord('country', warehouse.country) },
  ];
}
