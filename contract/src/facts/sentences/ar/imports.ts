import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { listName, sizeText } from './words.ts';

export const imports = {
  no_file: 'لا يوجد ملف. أرسله أولًا.',
  file_busy: ({ name }) => ar`يجري فحص ${name} أو استيراده. أوقفه أولًا.`,
  file_in_use: 'الملف قيد الاستخدام. انتظر حتى ينتهي ذلك.',
  own_import_runs: ({ name }) => ar`يجري فحص ${name} أو استيراده. انتظر حتى ينتهي، أو أوقفه.`,
  other_import_runs: ({ by, kind, percent }) =>
    ar`يفحص ${by || 'شخص آخر'} ملفًا (${listName(kind)}) أو يستورده، أُنجز ${`${percent}%`}. حاول بعد ذلك.`,
  not_next_piece: 'هذا ليس الجزء التالي من الملف. أرسله من البداية.',
  longer_than_announced: 'الملف أطول مما أُعلن. أرسله من البداية.',
  columns_not_complete: 'بعض الأعمدة المطلوبة بلا مصدر. اخترها أولًا.',
  not_checked: 'لم يُفحص الملف بحالته الآن. افحصه أولًا.',
  imported_meanwhile: 'استُورد الملف نفسه بعد أن فحصته: لم يُستورد شيء الآن. افحصه مجددًا لترى متى ومن استورده.',
  nothing_left_out: 'لا توجد صفوف متروكة.',
  orders_to_import: ({ most }) =>
    `يمكنك استيراد ${most.toLocaleString('en')} طلب على الأكثر في المرة الواحدة.`,
  orders_only: 'يمكنك استيراد الطلبات فقط.',
  own_warehouse_deleted: 'تم حذف مستودعك.',
  file_too_large: ({ most }) => `الحد الأقصى لحجم الملف ${sizeText(most * 1024)}.`,
  no_such_mapping: ({ name }) => ar`لا يوجد ربط أعمدة باسم ${name}.`,
  file_not_readable: ({ problem }, say) => say(problem),
  no_room_for_file: 'لا توجد على قرص الخادم مساحة كافية لهذا الملف.',

  import_changed_since: 'بعد الفحص لم يعد ممكنًا استيراد بعض الصفوف: لم يُستورد شيء. افحص الملف مجددًا.',
  import_fault: 'حدث خطأ في الخادم: لم يُستورد شيء.',
  import_stopping: ({ name }) => ar`يجري إيقاف ${name}. لن يبقى منه شيء.`,
  import_removed: ({ name }) => ar`تمت إزالة ${name}.`,
} satisfies Partial<Sentences>;
