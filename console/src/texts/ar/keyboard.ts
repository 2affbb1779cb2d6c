import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { counted, type Noun } from '@tawseel/contract/facts/sentences/ar/words';
import type { keyboardText as english } from '../en/keyboard.ts';

const RESULTS: Noun = ['نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'];

export const keyboardText: typeof english = {
  pages: 'الصفحات',
  warehouses: 'المستودعات',
  senders: 'المُرسِلون',
  orders: 'الطلبات',
  actions: 'الإجراءات',
  staff: 'الموظفون',
  runs: 'الجولات',
  pickups: 'طلبات الاستلام',
  areas: 'المناطق',
  importFile: 'استيراد ملف',
  searchOurs: 'أشخاص، طلبات، جولات، مناطق، إجراءات',
  nothing: (search) => ar`لم يُعثر على شيء عن «${search}»`,
  nothingHint: 'جرّب اسم مستودع أو مُرسِل، أو رقم تتبع طلب.',
  nothingHintOurs: (groups) => `شمل البحث: ${groups.join('، ')}.`,
  looking: 'جارٍ البحث عن الطلبات…',
  lookingOurs: 'جارٍ البحث…',
  counts: (groups) => {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const each = groups.map(({ name, count }) => ar`${name} ${count}`);
    return `${counted(total, RESULTS)}: ${each.join('، ')}`;
  },
  someFailed: 'تعذّر تحميل بعض النتائج.',
  choose: 'اختيار',
  open: 'فتح',
  close: 'إغلاق',
  shortcuts: 'اختصارات لوحة المفاتيح',
  everywhere: 'في كل مكان',
  inLists: 'في القوائم',
  inWindows: 'في النوافذ والصور',
  openPalette: 'بحث وانتقال سريع',
  showKeys: 'عرض هذه المفاتيح',
  focusSearch: 'الانتقال إلى خانة البحث',
  clearSearch: 'محو البحث، من داخل خانته',
  closeWindow: 'إغلاق النافذة',
  turnPicture: 'الصورة السابقة والتالية',
  nextControl: 'الزر أو الرابط أو الخانة التالية',
  press: 'ضغط الزر، فتح الصف',
};
