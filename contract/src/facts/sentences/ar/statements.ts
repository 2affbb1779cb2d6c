import type { EInvoiceLack, EState } from '../../e-invoices.ts';
import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, type Noun } from './words.ts';

const CLOSED: Noun = ['كشف حساب واحد', 'كشفي حساب', 'كشوف حساب', 'كشف حساب', 'كشف حساب'];

const DETAILS: Noun = ['بيان واحد', 'بيانان', 'بيانات', 'بيانًا', 'بيان'];

const LACKS: Readonly<Record<EInvoiceLack, string>> = {
  'business.legalName': 'الاسم القانوني للمنشأة',
  'business.street': 'شارع المنشأة',
  'business.city': 'إمارة المنشأة',
  'business.iban': ar`رقم ${'IBAN'} للمنشأة`,
  'business.licenceNumber': 'رقم الرخصة التجارية للمنشأة',
  'business.licenceAuthority': 'جهة الترخيص',
  'business.sac': 'رمز الخدمة المحاسبي',
  'shop.street': 'الشارع',
  'shop.city': 'الإمارة',
  record: '',
};

const E_STATES: Readonly<Record<EState, string>> = {
  none: 'غير مُرسلة',
  sent: 'مُرسلة',
  accepted: 'مقبولة',
  rejected: 'مرفوضة',
};

export const statements = {
  no_such_statement: 'لا يوجد كشف حساب بهذا الرقم.',
  no_such_invoice: 'لا توجد فاتورة بهذا الرقم.',
  no_such_paper: 'هذا الرابط لا يفتح شيئًا. اطلب رابطًا جديدًا.',
  day_to_come: 'اختر يومًا قد حلّ.',
  shop_is_open: ({ name }) => ar`بدأ احتساب رسوم المتجر ${name} بالفعل.`,
  shop_not_open: ({ name }) => ar`أدخل أولًا المدفوع للمتجر ${name} حتى الآن، وأول يوم لاحتساب رسومه.`,
  nothing_to_close: ({ name }) => ar`لم يحدث شيء منذ آخر كشف حساب للمتجر ${name}.`,
  closed_today: ({ name, number }) =>
    ar`أصدرت اليوم كشف الحساب ${number} للمتجر ${name}، ولم يحدث شيء منذ ذلك الحين.`,
  shop_changed: ({ total, isMore }) =>
    ar`${isMore ? 'زاد' : 'نقص'} المبلغ ${aed(total)} منذ ذلك الحين. راجع كشف الحساب مجددًا.`,
  month_not_over: ({ name }) => ar`كشف حساب المتجر ${name} شهري. اختر آخر يوم من الشهر.`,
  statement_not_payable: ({ number }) => ar`لم يُسجّل شيء: كشف الحساب ${number} مدفوع، أو حلّ محلّه كشف أحدث.`,
  charge_credited: 'لم يُسجّل شيء: لأحد هذه الرسوم إشعار دائن بالفعل.',
  not_e_invoice: ({ no }) => ar`${no} ليست فاتورة إلكترونية: فهي لفرد، أو دون ضريبة القيمة المضافة.`,
  e_invoice_lacks: ({ no, count }) => ar`${no} غير مكتملة: ينقصها ${counted(count, DETAILS)}.`,
  e_invoice_lack: ({ lack, rule, name }) => {
    if (lack === 'record')
      return ar`البيانات المحفوظة لهذه الفاتورة تخالف القاعدة ${rule}. اطلب فحص البيانات.`;
    return lack.startsWith('shop')
      ? ar`أدخل ${LACKS[lack]} للمتجر ${name} في «المستخدمون».`
      : `أدخل ${LACKS[lack]} في «الإعدادات».`;
  },
  invoice_marked: ({ no, state }) => ar`${no} الآن ${E_STATES[state]}.`,
  bank_for_administrators: 'لا يسجّل دفعات البنك إلا مدير النظام.',

  shop_opened: ({ name }) => ar`يبدأ احتساب رسوم المتجر ${name} من الآن.`,
  shop_terms_changed: ({ name }) => ar`تم حفظ شروط المتجر ${name}.`,
  statements_closed: ({ closed, refused }) =>
    `تم إصدار ${counted(closed, CLOSED)}${refused > 0 ? `، وتعذّر إصدار ${counted(refused, CLOSED)}` : ''}.`,
  statements_paid: ({ count, total }) => ar`تم دفع ${counted(count, CLOSED)}: ${aed(total)}.`,
  shop_payment_received: ({ name, total }) => ar`دفع المتجر ${name} ${aed(total)}.`,
  invoice_credited: ({ invoice, number, total }) =>
    ar`تم إصدار إشعار دائن للفاتورة ${invoice} بمبلغ ${aed(total)}: ${number}.`,
  shop_compensated: ({ name, total }) => ar`زادت مستحقات المتجر ${name} بمبلغ ${aed(total)}.`,
  shop_charged: ({ name, total }) => ar`تم تسجيل رسم على المتجر ${name}: ${aed(total)}.`,
} satisfies Partial<Sentences>;
