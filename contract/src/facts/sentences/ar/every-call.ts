import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { counted, SECONDS, sizeText } from './words.ts';

export const everyCall = {
  invalid: ({ path, problem, more }, say) => {
    const sentence = path ? ar`${path}: ${say(problem)}` : say(problem);
    return more > 0 ? `${sentence} (ومشكلات أخرى: ${more}.)` : sentence;
  },
  too_many_fields: ({ most }) => `أكثر من ${most} حقل وعنصر. لا يقبل أي استدعاء هذا العدد.`,
  unknown_field: 'حقل غير معروف.',
  beyond_pages: ({ most, rows }) => {
    const instead =
      rows === 'orders'
        ? 'ابحث بأحرف أكثر، أو أضف تواريخ أو عوامل تصفية. التصدير والاستدعاء من دون صفحة يعيدان كل الطلبات.'
        : 'اختر تواريخ أو عوامل تصفية، أو صدّر السجل كله.';
    return `تُعرض صفحات أول ${most.toLocaleString('en')} نتيجة فقط. ${instead}`;
  },
  changed_meanwhile: ({ name }) => ar`غيّر شخص آخر ${name} بعد أن فتحته. حمّل تغييراته ثم احفظ مجددًا.`,
  not_current_version: 'ليست النسخة الحالية.',
  key_reused: ar`سبق استخدام ${'Idempotency-Key'} هذا لاستدعاء آخر. استخدم مفتاحًا جديدًا لكل استدعاء.`,
  done_and_gone: 'تم هذا بالفعل، وما كان يخصه لم يعد موجودًا.',
  already_entered: 'تم إدخال هذا بالفعل. حدّث الصفحة لرؤيته.',

  malformed: 'تعذّرت قراءة البيانات المرسلة.',
  interrupted: 'انقطع إرسال البيانات.',
  not_json: ar`محتوى الاستدعاء ليس ${'JSON'} صالحًا.`,
  body_missing: ar`محتوى الاستدعاء فارغ؛ المتوقع ${'JSON'}.`,
  other_length: ar`طول محتوى الاستدعاء لا يطابق ${'Content-Length'}.`,
  not_decompressed: 'تعذّر فك ضغط محتوى الاستدعاء.',
  not_utf8: ar`محتوى الاستدعاء ليس ${'UTF-8'} صالحًا.`,
  form_unreadable: 'تعذّرت قراءة بيانات النموذج.',
  bad_url: 'العنوان ليس رابطًا صالحًا.',
  not_http: ar`هذا ليس استدعاء ${'HTTP'}.`,
  no_forwarded_address: ar`لا تنتهي الترويسة ${'X-Forwarded-For'} بعنوان ${'IP'}.`,
  wrong_type: ar`أرسل المحتوى بصيغة ${'application/json'}.`,
  not_a_piece: ar`أرسل جزءًا من ملف ${'CSV'} بصيغة ${'text/csv'}.`,
  wrong_encoding: ar`أرسل المحتوى من دون ضغط، أو مضغوطًا بـ ${'gzip'} أو ${'zstd'}.`,
  too_large: ({ kilobytes }) => `محتوى الاستدعاء كبير جدًا؛ الحد هو ${sizeText(kilobytes)}.`,
  headers_too_large: `ترويسات الاستدعاء طويلة جدًا؛ الحد هو ${sizeText(16)}.`,
  wrong_method: ar`استخدم ${'GET'} لهذا الاستدعاء.`,
  no_such_page: 'لا توجد صفحة في هذا العنوان.',
  no_such_call: ({ method, path }) => ar`لا يوجد استدعاء ${`${method} ${path}`}.`,
  metrics_need_token: ar`تحتاج المقاييس إلى الترويسة ${'Authorization: Bearer METRICS_TOKEN'}.`,
  timeout: 'استغرق وصول البيانات وقتًا طويلًا.',
  too_many_requests: ({ seconds }) =>
    `محاولات كثيرة. حاول مجددًا بعد ${seconds < 60 ? counted(seconds, SECONDS) : 'دقيقة واحدة'}.`,
  too_many_connections: 'اتصالات كثيرة من هذا العنوان.',
  quota_of_bytes: ({ most }) => beyondQuota(sizeText(most * 1024)),
  quota_of_orders: ({ most }) => beyondQuota(`${most} طلب`),
  quota_of_pickups: ({ most }) => beyondQuota(`${most} طلب استلام`),
  quota_of_labels: ({ most }) => beyondQuota(`${most} ملصق`),
  quota_of_profile: ({ most }) => beyondQuota(`${most} تغيير للملف الشخصي`),

  internal: 'حدث خطأ في الخادم وتم تسجيله. حاول مجددًا.',
  unavailable: 'لا يستطيع «توصيل» الوصول إلى قاعدة بياناته. حاول مجددًا بعد ثوانٍ.',
  files_unavailable: 'لا يمكن حفظ الصور أو عرضها الآن. حاول مجددًا بعد دقيقة.',
  busy: '«توصيل» مشغول. حاول مجددًا بعد ثوانٍ.',
  read_only: 'قاعدة بيانات «توصيل» للقراءة فقط الآن. حاول مجددًا بعد ثوانٍ.',
  too_slow: 'لم تنجز قاعدة البيانات هذا في الوقت المحدد لاستدعاء واحد. حاول مجددًا، أو اطلب أقل.',
  perhaps_saved:
    'انقطع الاتصال بقاعدة البيانات أثناء الحفظ، فربما حُفظ هذا أو لم يُحفظ. تحقق قبل أن تدخله مجددًا.',
  damaged: 'جزء من قاعدة البيانات تالف ولا يمكن قراءته. أخبر مشغّل هذا الخادم.',
  disk_full: 'قرص الخادم ممتلئ. لم يُحفظ شيء. أخبر مشغّل هذا الخادم.',
  disk_almost_full: 'قرص الخادم شبه ممتلئ: إلى أن يوفّر مشغّله مساحة، يمكن لمديري النظام وحدهم الحفظ.',
  time_zone_moved: ({ zone }) => ar`المنطقة الزمنية لهذه الشركة الآن ${zone}. أعد تشغيل الخادم بها.`,

  at_limit: 'الخادم عند حده: تُؤجَّل بعض الاستدعاءات إلى المحاولة مجددًا.',
  starting: 'الخادم قيد التشغيل.',
  stopping: 'الخادم قيد الإيقاف.',
  no_answer: 'قاعدة البيانات لا ترد.',
  not_ready_full: 'قرص الخادم ممتلئ: لا يمكن حفظ شيء إلى أن يوفّر مشغّله مساحة.',
  not_ready_read_only: 'قاعدة البيانات للقراءة فقط.',
  not_ready_behind: 'جداول قاعدة البيانات أقدم من هذا البرنامج. يجب إعادة تشغيل الخادم.',
} satisfies Partial<Sentences>;

function beyondQuota(what: string): string {
  return `أكثر من ${what} في ساعة. حاول مجددًا في الساعة القادمة.`;
}
