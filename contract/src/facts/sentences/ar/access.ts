import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { roleName } from './words.ts';

const HEADER = ar`${'Authorization: Bearer'}`;

export const access = {
  session_ended: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  session_missing: `سجّل الدخول أولًا: يحتاج هذا الطلب إلى الترويسة ${HEADER} ومسافة ورمز الجلسة.`,
  key_missing: ({ role }) =>
    ar`يحتاج هذا الطلب إلى الترويسة ${HEADER} ومسافة ومفتاح ${'API'} للدور ${role}، أو رمز جلسة.`,
  key_invalid: ar`مفتاح ${'API'} هذا غير معروف أو ملغى أو منتهٍ، أو صاحبه غير نشط.`,
  key_or_token_invalid: ar`هذا ليس مفتاح ${'API'} ولا رمز جلسة صالحًا.`,
  not_a_token: 'هذا ليس رمزًا من هذا الخادم.',
  other_device: 'هذه الجلسة لجهاز آخر. سجّل الدخول مرة أخرى.',
  just_moved: 'نُقلت للتو إلى مستودع آخر. حاول مرة أخرى.',
  change_password_first: 'غيّر أولًا كلمة المرور التي أُنشئت لك.',
  role_not_allowed: ({ role }) => ar`لا يُسمح لـ${roleName(role)} بهذا.`,
  key_not_allowed: ({ role }) => ar`مفتاح ${'API'} هذا للدور ${role} ولا يُسمح له بهذا.`,
  people_only: ar`لا يمكن لمفاتيح ${'API'} القيام بهذا.`,

  too_many_failures: 'محاولات فاشلة كثيرة. حاول مرة أخرى بعد 15 دقيقة.',
  too_many_sign_ins: 'عمليات دخول كثيرة إلى هذا الحساب من شبكتك. حاول مرة أخرى بعد 15 دقيقة.',
  too_many_links: 'طُلبت روابط كثيرة. تحقق من بريدك، أو حاول مرة أخرى بعد ساعة.',
  sign_ins_queue_full: 'كثيرون يسجّلون الدخول الآن. حاول مرة أخرى بعد ثوانٍ.',

  no_such_colleague: 'لا يوجد موظف بهذا المعرّف.',
  no_such_driver: 'لا يوجد مندوب بهذا المعرّف.',
  sign_in_email_taken: ({ email }) => ar`يسجّل شخص آخر الدخول بـ ${email}.`,
  administrators_name: 'هذا الاسم لمديري النظام فقط.',
  driver_has_no_password: ar`يسجّل المندوبون الدخول بالهاتف و${'PIN'}. حدّد ${'PIN'} بدلًا من ذلك.`,
  link_gone: 'استُخدم هذا الرابط أو انتهى. اطلب رابطًا جديدًا.',
  driver_without_phone: ({ name }) => ar`ليس لـ${name} رقم هاتف لتسجيل الدخول.`,
  weak_pin: ar`يسهل تخمين ${'PIN'} هذا. لا تستخدم تسلسلًا أو تكرارًا أو رقم هاتف.`,
  driver_phone_taken: ({ phone }) => ar`يسجّل مندوب آخر الدخول بالرقم ${phone}. غيّر أحد الرقمين أولًا.`,
  wrong_pin: ar`رقم الهاتف أو ${'PIN'} خاطئ. بعد محاولات خاطئة كثيرة تحتاج إلى ${'PIN'} جديد من مشرفك.`,
  driver_not_active: 'حسابك غير نشط. اسأل مشرفك.',
  second_factor: 'أدخل الرمز الذي يعرضه تطبيق المصادقة.',
  wrong_second_factor: 'هذا الرمز خاطئ أو استُخدم من قبل. انتظر الرمز التالي.',
  wrong_own_password: 'هذه ليست كلمة مرورك.',
  short_password: 'يجب ألا تقل كلمة المرور عن 12 حرفًا.',
  weak_password:
    'يسهل تخمين كلمة المرور هذه: هي شائعة، أو تحتوي على اسمك أو بريدك، أو أحرف متجاورة أو مكررة. اختر غيرها.',
  account_gone: 'حُذف حساب هذه الجلسة.',
  own_account_gone: 'حُذف حساب هذه الجلسة.',

  password_made: ({ name }) => ar`يمكن لـ${name} تسجيل الدخول بكلمة المرور هذه، ويجب تغييرها بعد ذلك.`,
  link_made: ({ name }) => ar`يمكن لـ${name} استخدام هذا الرابط مرة واحدة خلال 24 ساعة لتحديد كلمة مرور.`,
  link_mail_subject: 'حدّد كلمة مرورك',
  link_mail: ({ link }) =>
    [
      'طلب شخص، ربما أنت، كلمة مرور جديدة لتوصيل.',
      'استخدم هذا الرابط مرة واحدة خلال 24 ساعة لتحديدها:',
      link,
      'إن لم تكن أنت، فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
      '',
    ].join('\n\n'),
  link_on_its_way: 'إن كان لحساب هذا البريد، فقد أُرسل إليه رابط.',
  password_set: 'حُددت كلمة مرورك. سجّل الدخول بها.',
  staff_signed_out: ({ name }) => ar`سُجّل خروج ${name} من كل الأجهزة.`,
  pin_set: ({ name, phone }) => ar`حُدد ${'PIN'} لـ${name}. تسجيل الدخول بالرقم ${phone} وهذا ${'PIN'}.`,
} satisfies Partial<Sentences>;
