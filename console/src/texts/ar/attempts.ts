import { FAILURE_REASONS } from '@tawseel/contract/facts/failure-reasons';
import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { PICKUP_REASONS, type StopReason } from '@tawseel/contract/facts/pickup-reasons';
import { joined } from '../../ui/format.ts';
import type { attemptsText as english } from '../en/attempts.ts';

const reasons = Object.fromEntries(
  Object.entries({ ...FAILURE_REASONS, ...PICKUP_REASONS }).map(([code, of]) => [code, of.ar]),
) as Record<StopReason, string>;

export const attemptsText: typeof english = {
  promised: 'الموعد',
  leaveWith: 'تُترك لدى',
  promisedOn: (day, from, to) => joined([day, [from, to].filter(Boolean).join('–')]),
  acts: {
    delivered: 'تم التوصيل',
    failed: 'فشل التوصيل',
    handed_back: 'أُعيدت إلى المُرسِل',
    collected: 'تم الاستلام من المُرسِل',
    not_collected: 'لم يُستلم',
    reopened: 'أُعيد فتح النقطة',
    called: 'تم الاتصال',
  },
  actOf: (act, more) => ar`${act}: ${more}`,
  reasons,
  results: { late: 'متأخر فلا يُحتسب', refused: 'لم يُقبل' },
  relations: {
    self: 'المستلم',
    family: 'العائلة',
    guard: 'الحارس أو الاستقبال',
    colleague: 'زميل',
    neighbour: 'جار',
    other: 'شخص آخر',
  },
  takenBy: (name, relation) => (relation === '' ? ar`استلمها ${name}` : ar`استلمها ${name} (${relation})`),
  cash: (amount) => ar`${amount} نقدًا`,
  card: (amount) => ar`${amount} بالبطاقة`,
  byOn: (by, run) => (run === '' ? ar`بواسطة ${by}` : ar`بواسطة ${by} في ${run}`),
  entered: (why) => ar`ملاحظة المكتب: ${why}`,
  position: (metres) => (metres === undefined ? 'موقع المندوب' : ar`موقع المندوب (${`±${metres}`} م)`),
  cameIn: (when) => ar`وصل ${when}`,

  codeJudged: (isRight) => (isRight ? 'رمز التسليم صحيح' : 'رمز التسليم خاطئ'),
  code: 'رمز التسليم',
  showCode: 'إظهار رمز التسليم',
  hideCode: 'إخفاء رمز التسليم',
  codeHint: 'لا تعطه إلا للمستلم. يُظهر سجل التدقيق أنك قرأته.',
  codeFailed: 'تعذّر تحميل رمز التسليم',
  proofs: { photo: 'صورة', signature: 'توقيع' },
  proofOf: (proof, when) => ar`${proof}، ${when}`,
  proofWaits: (proof) => ar`${proof}: لا يزال الإثبات على هاتف المندوب`,
  proofDropped: (proof, when) => ar`${proof}: حُذف الإثبات ${when}`,
  download: 'تنزيل',
  drop: 'حذف',
  dropTitle: (proof) => ar`حذف هذا الإثبات (${proof})؟`,
  dropText: 'يُحذف الملف نهائيًا. يحفظ سجل التدقيق أنه كان موجودًا، ويحفظ السبب.',
  dropFailed: 'تعذّر حذف الإثبات',

  promise: 'تحديد موعد آخر',
  promiseTitle: (trackingID) => ar`تحديد موعد ${trackingID}`,
  day: 'اليوم',
  from: 'من',
  to: 'إلى',
  note: 'ملاحظة للمندوب',
  noteHint: 'مثلًا: اتركها لدى الحارس.',
  promiseYes: 'تحديد الموعد',
  promiseFailed: 'تعذّر تحديد الموعد',
  return: 'إرجاع إلى المُرسِل',
  returnTitle: (trackingID) => ar`إرجاع ${trackingID} إلى مُرسِلها؟`,
  returnText: 'لا تُجرى محاولات توصيل أخرى.',
  reason: 'السبب',
  returnYes: 'إرجاع',
  returnFailed: 'تعذّر حفظ الإرجاع',
};
