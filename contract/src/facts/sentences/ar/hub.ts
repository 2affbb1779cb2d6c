import { FAILURE_REASONS } from '../../failure-reasons.ts';
import { isolated as ar } from '../../isolated.ts';
import { PICKUP_REASONS, type StopReason } from '../../pickup-reasons.ts';
import type { StopAct } from '../../stop-acts.ts';
import type { Sentences } from '../sentence.ts';
import {
  ACTS,
  aed,
  cityName,
  counted,
  list,
  MINUTES,
  PARCELS,
  PICKUPS,
  SCANS,
  STOPS,
  statusName,
} from './words.ts';

const REASONS = { ...FAILURE_REASONS, ...PICKUP_REASONS };
const ENDS = { delivered: 'تم التوصيل', cancelled: 'ملغى', returned: 'مرتجع' };

type Load = { parcels: number; pickups: number };

function loadOf({ parcels, pickups }: Load): string {
  const parts = [
    parcels > 0 || pickups === 0 ? counted(parcels, PARCELS) : '',
    pickups > 0 ? counted(pickups, PICKUPS) : '',
  ];
  return parts.filter(Boolean).join(' و');
}

function unexpected({ trackingID, holder }: { trackingID: string; holder: string }): string {
  return holder === ''
    ? ar`لم تكن ${trackingID} متوقعة هنا.`
    : ar`لم تكن ${trackingID} متوقعة هنا: يجب أن تكون لدى ${holder}.`;
}

export const hub = {
  warehouse_to_name: 'حدّد المستودع.',

  no_such_parcel: ({ code }) => ar`لا شيء يحمل الرمز ${code}.`,
  no_such_run: 'لا توجد جولة بهذا المعرّف.',
  no_such_count: 'لا يوجد جرد بهذا المعرّف.',
  no_such_stop: ({ trackingID }) => ar`ليست ${trackingID} في هذه الجولة.`,
  no_such_follow_up: 'لا توجد متابعة بهذا المعرّف.',

  count_runs: ({ warehouse }) => ar`يجري جرد في ${warehouse}. أنهِه أولًا.`,
  count_over: 'انتهى هذا الجرد.',
  count_of_nothing: ({ typed, warehouse }) =>
    ar`لا شحنة في ${warehouse} برمز الفرز «${typed}». اختر واحدًا من القائمة، أو اجرد كل شيء.`,
  count_of_several: ({ typed, fitting, more }) =>
    `${ar`يناسب «${typed}» عدة رموز فرز:`} ${list(fitting)}${more === 0 ? '' : ` و${more} غيرها`}. أدخل واحدًا منها.`,
  count_of_other: ({ by }) => ar`لا يلغي هذا الجرد إلا ${by} الذي بدأه، أو المشرف.`,
  count_cancelled: 'تم إلغاء الجرد. الشحنات التي أُدخلت فيه تبقى مُدخلة.',
  count_begun: 'بدأ الجرد.',
  count_ended: ({ missing, surplus }) => `انتهى الجرد: مفقود ${missing}، زائد ${surplus}.`,

  run_to_itself: 'يجب أن تذهب الجولة إلى مستودع آخر.',
  run_changed_meanwhile: ({ run }) => ar`غيّر شخص آخر ${run} في هذه الأثناء. حدّث ثم حاول مجددًا.`,
  run_left: ({ run }) => ar`انطلقت ${run}.`,
  run_driver_not_active: ({ driver }) => ar`${driver} غير نشط. انقل الشحنات إلى سائق آخر، أو اسأل المسؤول.`,
  run_empty: ({ run }) => ar`${run} فارغة. امسح الشحنات إليها أولًا.`,
  run_not_out: ({ run }) => ar`ليست ${run} في الطريق.`,
  run_not_here: ({ run, warehouse }) => ar`تذهب ${run} إلى ${warehouse}، وهو الذي يغلقها.`,
  run_made: ({ run }) => ar`تم إنشاء ${run}.`,
  run_sent: ({ run, parcels }) => ar`انطلقت ${run} ومعها ${counted(parcels, PARCELS)}.`,
  run_closed: ({ run, missing }) =>
    missing === 0 ? ar`تم إغلاق ${run}: وصلت كل الشحنات.` : ar`تم إغلاق ${run}: مفقود ${missing}.`,
  run_cancelled: ({ run }) => ar`تم إلغاء ${run}.`,
  taken_from_run: ({ trackingID, run }) => ar`تم إخراج ${trackingID} من ${run}.`,

  run_not_loaded: ({ run, parcels, first }) =>
    ar`لم تُحمَّل من ${run}: ${counted(parcels, PARCELS)}، أولها ${first}. حمّلها، أو اتركها.`,
  run_wrong_parcel: ({ trackingID, status }) =>
    ar`لا يجوز خروج ${trackingID}: حالتها ${statusName(status)}. أخرجها من الجولة أولًا.`,
  run_not_back: ({ run, parcels, first }) =>
    ar`من ${run} لم تُوصَّل ولم تعد: ${counted(parcels, PARCELS)}، أولها ${first}. أدخلها، أو أغلق الجولة وعلّمها مفقودة.`,
  run_not_visited: ({ run, parcels, first }) =>
    ar`بلا نتيجة في ${run}: ${counted(parcels, STOPS)}، أولها ${first}. أدخلها، أو أغلق الجولة من دونها.`,
  run_full: ({ run, most }) => ar`${run} ممتلئة: تتسع الجولة لـ${most} محطة على الأكثر.`,
  run_over: ({ run }) => ar`انتهت ${run}.`,
  run_ordered: ({ run }) => ar`تم ترتيب محطات ${run}.`,
  run_handed_out: ({ run, parcels, pickups, left }) =>
    ar`انطلقت ${run} ومعها ${loadOf({ parcels, pickups })}${left === 0 ? '' : `؛ بقي ${left}`}.`,
  run_taken_in: ({ run, missing }) =>
    missing === 0 ? ar`تم إغلاق ${run}: لا شيء مفقود.` : ar`تم إغلاق ${run}: مفقود ${missing}.`,
  same_driver: ({ run }) => ar`${run} جولة هذا السائق بالفعل.`,
  stops_moved: ({ parcels, run }) => ar`على ${run} الآن: ${counted(parcels, PARCELS)}.`,
  stop_withdrawn: ({ trackingID }) => ar`تم سحب ${trackingID}: يعيدها السائق.`,
  stop_over: ({ trackingID }) => ar`انتهت محطة ${trackingID}.`,
  stop_entered: ({ trackingID }) => ar`تم حفظ نتيجة ${trackingID}.`,
  parcels_assigned: ({ parcels, pickups, refused }) =>
    `في جولة: ${loadOf({ parcels, pickups })}${refused === 0 ? '' : `، وتعذّر أخذ ${refused}`}.`,
  parcels_unassigned: ({ parcels, pickups, left }) =>
    `في انتظار سائق مجددًا: ${loadOf({ parcels, pickups })}${left === 0 ? '' : `، وبقي في الجولة ${left}`}.`,
  parcel_assigned: ({ trackingID, run }) => ar`${trackingID} في ${run}.`,
  parcel_on_run: ({ trackingID, run }) => ar`${trackingID} في ${run} بالفعل.`,
  parcel_not_waiting: ({ trackingID }) => ar`لا تنتظر ${trackingID} سائقًا هنا.`,
  act_not_allowed: ({ trackingID, status }) =>
    ar`حالة ${trackingID} ${statusName(status)}: لم يعد هذا ممكنًا.`,
  acts_taken: ({ acts }) => counted(acts, ['إجراء واحد', 'إجراءان', 'إجراءات', 'إجراءً', 'إجراء']),
  act_accepted: ({ trackingID }) => ar`تم تسجيل ${trackingID}.`,
  stop_reopened: ({ trackingID }) => ar`محطة ${trackingID} مفتوحة مجددًا.`,
  stop_not_reopened: ({ trackingID }) =>
    ar`لا يمكن فتح محطة ${trackingID} مجددًا: لم تعد شحنتها في هذه الجولة، أو تغيّر طلبها بعد ذلك.`,
  act_late: ({ trackingID }) => ar`لـ${trackingID} نتيجة أخرى بالفعل. يتولى المكتب ذلك.`,
  act_to_office: ({ trackingID }) => ar`لـ${trackingID} نتائج كثيرة. أخبر المكتب، فهو يُدخل النتيجة التالية.`,
  act_of_other: 'هذه المحطة ليست في قائمتك. أخبر المكتب إن كنت هناك.',
  act_takes_no_money: 'لا يُحصَّل مبلغ إلا مع التوصيل.',
  act_id_taken: 'لإجراء آخر هذا المعرّف. لم يُحفظ شيء.',
  act_too_often: 'إدخالات كثيرة لهذه المحطة. لم يُحفظ شيء.',
  amount_far: ({ trackingID }) => ar`${trackingID}: المبلغ بعيد جدًا عن المبلغ المستحق. صحّح المبلغ أو أكّده.`,
  act_incomplete: ({ trackingID }) => ar`${trackingID}: ينقص شيء، سبب أو اسم.`,
  no_such_proof: 'لا يوجد إثبات كهذا.',
  proof_not_here: 'لم يصل ملف هذا الإثبات بعد، أو حُذف.',
  not_that_proof: 'هذا ليس الملف الذي أُعلن.',
  not_a_picture: ar`هذه ليست صورة ${'JPEG'} ولا ${'WebP'}.`,
  picture_has_exif: ar`تحتوي الصورة على بيانات الموقع. أرسلها من دون ${'EXIF'}.`,
  code_of_other_warehouse: ({ trackingID }) => ar`يوصّل ${trackingID} مستودع آخر، وهو الذي يعرض رمز تسليمها.`,
  code_needs_call: ({ trackingID }) =>
    ar`تولّ مكالمة ${trackingID} أولًا. لا يرى رمز التسليم من دونها إلا المشرفون.`,
  proof_kept: 'تم حفظ الإثبات.',
  proof_dropped: 'تم حذف ملف الإثبات.',
  promise_over: 'مضى هذا اليوم. اختر اليوم أو يومًا بعده.',
  promise_made: ({ trackingID, day }) => ar`موعد ${trackingID} يوم ${day}.`,
  promise_made_off_run: ({ trackingID, day, run }) =>
    ar`موعد ${trackingID} يوم ${day}، ولم تعد في ${run}. تنتظر في لوحة التوزيع.`,
  order_at_end: ({ trackingID, status }) => ar`${trackingID} ${statusName(status)} بالفعل.`,
  return_decided: ({ trackingID }) => ar`تعود ${trackingID} إلى مُرسِلها.`,
  outcome_delivered: ({ name, amounts }) =>
    [ar`استلمها ${name}.`, amounts && ar`تم تحصيل ${aed(amounts.collected)} من ${aed(amounts.due)}.`]
      .filter(Boolean)
      .join(' '),
  outcome_late: ({ name, cash, card }) =>
    [ar`وصل متأخرًا: استلمها ${name}`, cash > 0 && `نقدًا ${aed(cash)}`, card > 0 && `بالبطاقة ${aed(card)}`]
      .filter(Boolean)
      .join('، '),
  outcome_failed: ({ reason, note }) =>
    [REASONS[reason as StopReason]?.ar ?? reason, note && ar`${note}`].filter(Boolean).join(': '),
  outcome_promised: ({ day, from, to, note }) => list([day, [from, to].filter(Boolean).join('–'), note]),
  outcome_order_ended: ({ end, note }) => [ENDS[end], note && ar`${note}`].filter(Boolean).join(': '),
  outcome_reopened: 'تمت إعادة فتح المحطة',
  outcome_scan_undone: 'تم التراجع عن المسح',
  note_receiver_wants: ({ day, from, to, note }) =>
    ar`يطلب المستلم الموعد: ${list([day, [from, to].filter(Boolean).join('–'), note])}`,
  note_collected: ({ collected, due, note }) =>
    [ar`${aed(collected)} من ${aed(due)}`, note && ar`${note}`].filter(Boolean).join(': '),
  note_no_slip: ({ card, note }) =>
    [ar`${aed(card)} بالبطاقة`, note && ar`${note}`].filter(Boolean).join(': '),
  note_late_act: ({ act, reason, name, cash, card, note }) =>
    list([
      ACTS[act as StopAct] ?? act,
      REASONS[reason as StopReason]?.ar ?? reason,
      name,
      cash > 0 ? ar`${aed(cash)} نقدًا` : '',
      card > 0 ? ar`${aed(card)} بالبطاقة` : '',
      note,
    ]),
  note_proof_missing: 'تم أخذه ولم يصل',
  note_by_phone: 'بالهاتف',
  note_by_receiver: 'من المستلم',
  note_receiver_asks: ({ note }) =>
    ['يطلب المستلم الاتصال به', note && ar`${note}`].filter(Boolean).join(': '),
  outcome_collected: ({ name }) =>
    name === '' ? 'تم الاستلام من المُرسِل.' : ar`تم الاستلام من المُرسِل، سلّمها ${name}.`,
  outcome_collected_unbooked: ({ note, name }) =>
    `تم الاستلام من دون حجز${note === '' ? '' : ar`: ${note}`}${name === '' ? '.' : ar`، سلّمها ${name}.`}`,
  outcome_handed_back: ({ name }) => ar`استعادها ${name}.`,
  scan_wrong_leg: ({ trackingID, run }) => ar`ليست ${trackingID} لـ${run}: تذهب في الاتجاه الآخر.`,

  follow_up_done: 'تم إنجاز هذه المتابعة بالفعل.',
  follow_up_claimed: ({ by }) => ar`يعمل ${by} على هذه المتابعة.`,
  follow_up_opened: ({ trackingID }) => ar`تم فتح متابعة ${trackingID}.`,
  follow_up_taken: 'المتابعة لك.',
  follow_up_given_back: 'المتابعة متاحة مجددًا.',
  follow_up_settled: 'تم إنجاز المتابعة.',
  follow_up_settled_here: ({ warehouse, alsoAt }) =>
    `${ar`تم إنجاز المتابعة في ${warehouse}.`} تبقى مفتوحة في ${list(alsoAt)}.`,

  case_taken: ({ trackingID }) => ar`${trackingID} لك لمدة 5 دقائق.`,
  no_case_due: 'لا مكالمات مستحقة الآن.',
  cash_to_ask: ({ amount }) => ar`يُحصَّل ${aed(amount)}. اسأل هل سيدفع ذلك الشخص، ثم احفظ مجددًا.`,
  call_noted: ({ trackingID }) => ar`تم حفظ مكالمة ${trackingID}.`,
  return_proposed: ({ trackingID }) => ar`${trackingID}: تم اقتراح إرجاعها.`,

  scans_taken: ({ scans }) => counted(scans, SCANS),
  scan_received: ({ trackingID }) => ar`تم إدخال ${trackingID}.`,
  scan_received_again: ({ trackingID }) => ar`تم إدخال ${trackingID} هنا بالفعل.`,
  scan_surplus: (surplus) => `${unexpected(surplus)} تم إدخالها.`,
  scan_surplus_counted: (surplus) => `${unexpected(surplus)} أدخلها الجرد.`,
  scan_for_other_warehouse: ({ trackingID, warehouse }) => ar`تتابع ${trackingID} إلى ${warehouse}.`,
  scan_return: ({ trackingID }) => ar`تعود ${trackingID} إلى مُرسِلها.`,
  scan_sorted: ({ trackingID, sortCode }) => ar`${trackingID}: ${sortCode}.`,
  scan_sorted_again: ({ trackingID, sortCode }) => ar`تم فرز ${trackingID} بالفعل: ${sortCode}.`,
  scan_without_sort_code: ({ trackingID, city }) =>
    ar`${trackingID}: لا منطقة في ${cityName(city)} تناسب عنوانها.`,
  scan_sent: ({ trackingID, run }) => ar`${trackingID} في ${run}.`,
  scan_was_on_run: ({ run, driver }) =>
    driver === '' ? ar`كانت مخططة لـ${run}.` : ar`كانت مخططة لـ${run} مع ${driver}.`,
  scan_was_to_do: ({ run, driver }) =>
    driver === '' ? ar`كانت لا تزال مطلوبة في ${run}.` : ar`كانت لا تزال مطلوبة في ${run} مع ${driver}.`,
  scan_promised_later: ({ day }) => ar`وُعد المستلم بيوم آخر، ${day}.`,
  scan_was_missing: 'كانت مفقودة. تم إنجاز تلك المتابعة.',
  scan_sent_again: ({ trackingID, run }) => ar`${trackingID} في ${run} بالفعل.`,
  scan_wrong_run: ({ trackingID, warehouse }) =>
    ar`${trackingID} في الجولة، مع أنها يجب أن تذهب إلى ${warehouse}.`,
  scan_run_missing: 'اختر جولة أولًا.',
  scan_run_left: ({ run }) => ar`انطلقت ${run}: لا يمكن وضع شيء فيها.`,
  scan_counted: ({ trackingID }) => ar`تم جرد ${trackingID}.`,
  scan_counted_again: ({ trackingID }) => ar`تم جرد ${trackingID} بالفعل.`,
  scan_count_missing: 'ابدأ جردًا أولًا.',
  scan_measured: ({ trackingID }) => ar`تم قياس ${trackingID}.`,
  scan_measures_missing: 'أدخل وزنًا أو حجمًا أولًا.',
  scan_handed_back: ({ trackingID }) => ar`تمت إعادة ${trackingID} إلى مُرسِلها.`,
  scan_not_here: ({ trackingID, holder }) =>
    holder === ''
      ? ar`ليست ${trackingID} هنا. أدخلها أولًا.`
      : ar`ليست ${trackingID} هنا: هي لدى ${holder}. أدخلها أولًا.`,
  scan_not_returned: ({ trackingID, status }) =>
    ar`ليست ${trackingID} مرتجعة ولا ملغاة، وحالتها ${statusName(status)}.`,
  scan_final: ({ trackingID, status }) => ar`${trackingID} ${statusName(status)} بالفعل.`,
  scan_late: ({ trackingID }) => ar`تم مسح ${trackingID} في مكان آخر بعد ذلك. لا يغيّر هذا المسح شيئًا.`,
  scan_unknown: ({ code }) => ar`لا شيء يحمل الرمز ${code}.`,
  scan_blank_label: ({ code }) => ar`${code} ملصق فارغ. على أي شحنة هو؟`,
  scan_several: ({ code, orders }) => ar`عدد الطلبات التي تحمل الرمز ${code}: ${orders}.`,
  scan_id_taken: 'لمسح آخر هذا المعرّف. لم يُحفظ شيء: امسح الشحنة مجددًا.',
  no_such_scan: 'لم تُدخل شحنة بهذا المسح.',
  scan_of_other: ({ by }) => ar`لا يتراجع عن المسح إلا ${by} الذي قام به، أو مدير النظام.`,
  scan_undo_late: ({ trackingID, minutes }) =>
    ar`تم إدخال ${trackingID} قبل أكثر من ${counted(minutes, MINUTES)}، ولم يعد ممكنًا التراجع.`,
  scan_changed_since: ({ trackingID }) =>
    ar`حدث شيء آخر لـ${trackingID} بعد هذا المسح، فلا يمكن التراجع عنه.`,
  scan_not_restored: ({ trackingID }) => ar`لا يمكن استعادة من كانت لديه ${trackingID}. امسحها حيث هي.`,
  scan_undone: ({ trackingID }) => ar`لم تعد ${trackingID} مُدخلة: هي حيث كانت.`,
  scan_known: ({ trackingID }) => ar`تم أخذ ${trackingID} مع الإرسال الأول.`,
} satisfies Partial<Sentences>;
