import type { WeekDay } from '../../calendar.ts';
import { isolated as ar } from '../../isolated.ts';
import { onFirstUse } from '../../on-first-use.ts';
import type { PickupState } from '../../pickups.ts';
import type { Sentences } from '../sentence.ts';

const dayFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('ar-AE-u-nu-latn', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

const dayText = (day: string) => dayFormat().format(Date.parse(`${day}T00:00:00Z`));
const onHoliday = ({ day, holiday }: { day: string; holiday: string }) =>
  holiday === '' ? '' : ar` ${dayText(day)} عطلة: ${holiday}.`;

const STATES: Record<Exclude<PickupState, 'asked'>, string> = {
  planned: 'في جولة',
  done: 'منجز',
  failed: 'فاشل',
  cancelled: 'ملغى',
};

const WEEK: Readonly<Record<WeekDay, string>> = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
};

export const pickups = {
  no_such_pickup: 'لا يوجد طلب استلام بهذا المعرّف.',
  no_such_pickup_day: ({ pickup, day }) => ar`ليس ${pickup} في ${dayText(day)}.`,
  no_warehouse_for_pickup: 'لا يمكن لأي مستودع أخذ طلب الاستلام هذا الآن.',
  too_many_pickups: ({ name, max }) =>
    ar`لدى ${name} ${max} من طلبات الاستلام في ذلك اليوم، وهذا الحد الأقصى.`,
  pickup_not_open: ({ pickup, state }) => ar`${pickup} ${STATES[state]} بالفعل.`,
  pickup_over: ({ pickup }) => ar`مضى يوم ${pickup}.`,

  detail_missing_at_sender: 'مطلوب: ليس لدى المُرسِل.',
  sender_missing: 'حدّد المُرسِل.',
  pickup_in_past: ({ today }) => ar`يجب ألا يكون قبل اليوم، ${today}.`,
  pickup_too_far: ({ last }) => ar`يجب ألا يكون بعد ${last}.`,
  pickup_window_over: ({ now }) => ar`يجب أن يكون لاحقًا اليوم: الساعة الآن ${now}.`,
  pickup_falls_on_no_day: 'لا يقع أي من أيام الأسبوع هذه بين اليوم الأول والأخير.',
  pickup_not_standing: 'طلب الاستلام هذا ليوم واحد.',

  pickup_asked: ({ pickup, from, to, day, holiday }) =>
    `${ar`${pickup} يوم ${dayText(day)}، من ${from} إلى ${to}.`}${onHoliday({ day, holiday })}`,
  pickup_standing: ({ pickup, weekdays, from, to }) =>
    ar`${pickup} كل ${weekdays.map((day) => WEEK[day]).join('، ')}، من ${from} إلى ${to}.`,
  pickup_cancelled: ({ pickup }) => ar`تم إلغاء ${pickup}.`,
  pickup_day_cancelled: ({ pickup, day }) => ar`تم إلغاء ${pickup} يوم ${dayText(day)}.`,
} satisfies Partial<Sentences>;
