import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { exportText as english } from '../en/export.ts';

export const exportText: typeof english = {
  csv: ar`تصدير ${'CSV'}`,
  csvOf: (list) => ar`تصدير ${'CSV'}: ${list}`,
  failed: 'تعذّر تصدير القائمة',
};
