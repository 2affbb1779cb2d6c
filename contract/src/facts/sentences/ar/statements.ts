import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, type Noun } from './words.ts';

const STATEMENTS: Noun = ['كشف حساب واحد', 'كشفا حساب', 'كشوف حساب', 'كشف حساب', 'كشف حساب'];

export const statements = {
  no_such_statement: 'لا يوجد كشف حساب بهذا الرقم.',
  no_such_invoice: 'لا توجد فاتورة بهذا الرقم.',
  day_to_come: 'اختر يومًا قد حلّ.',
  shop_is_open: ({ name }) => ar`تُصدر الفواتير للمتجر ${name} من قبل.`,
  shop_not_open: ({ name }) =>
    ar`أدخل أولًا ما دُفع للمتجر ${name} حتى الآن، واليوم الذي تُحتسب الرسوم ابتداءً منه.`,
  nothing_to_close: ({ name }) => ar`لم يحدث شيء منذ آخر كشف حساب للمتجر ${name}.`,
  shop_changed: ({ total, isMore }) =>
    ar`${isMore ? 'زاد' : 'نقص'} المبلغ ${aed(total)} منذ ذلك الحين. راجع كشف الحساب مرة أخرى.`,
  month_not_over: ({ name }) => ar`يُصدر كشف حساب المتجر ${name} شهريًا. اختر آخر يوم من الشهر.`,
  statement_not_payable: ({ number }) => ar`لم يُسجّل شيء: كشف الحساب ${number} مدفوع، أو حلّ محلّه كشف أحدث.`,
  bank_for_administrators: 'لا يسجّل دفعات البنك إلا مدير النظام.',

  shop_opened: ({ name }) => ar`تُحتسب رسوم المتجر ${name} من الآن.`,
  shop_terms_changed: ({ name }) => ar`حُفظت شروط المتجر ${name}.`,
  statements_closed: ({ closed, refused }) =>
    `أُصدر ${counted(closed, STATEMENTS)}${refused > 0 ? `، ولم يُصدر ${counted(refused, STATEMENTS)}` : ''}.`,
  statements_paid: ({ count, total }) => ar`دُفع ${counted(count, STATEMENTS)}: ${aed(total)}.`,
  shop_payment_received: ({ name, total }) => ar`دفع المتجر ${name} ${aed(total)}.`,
  shop_compensated: ({ name, total }) => ar`زادت مستحقات المتجر ${name} بمبلغ ${aed(total)}.`,
  shop_charged: ({ name, total }) => ar`حُمّل المتجر ${name} ${aed(total)}.`,
} satisfies Partial<Sentences>;
