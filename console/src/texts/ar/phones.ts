import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { phonesText as english } from '../en/phones.ts';

export const phonesText: typeof english = {
  readAs: (phone) => ar`يُقرأ ${phone}`,
  doubted: 'رقم الهاتف هذا غير صالح. يُحفظ كما كُتب.',
};
