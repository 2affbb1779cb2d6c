import { onTexts, type Texts } from './language.ts';

export let warehousesText: Texts<'warehouses'>['warehousesText'];
export let registerText: Texts<'warehouses'>['registerText'];
export let singleWarehouseText: Texts<'warehouses'>['singleWarehouseText'];

onTexts('warehouses', (texts) => {
  ({ warehousesText, registerText, singleWarehouseText } = texts);
});
