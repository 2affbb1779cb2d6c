/**
 * Words of the run sheet in English and Arabic, whatever language the console has: office and driver read the same one.
 */
export const ON_SHEET = {
  number: ['No.', 'الرقم'],
  parcel: ['Parcel', 'الشحنة'],
  receiver: ['Receiver', 'المستلم'],
  address: ['Address', 'العنوان'],
  cod: ['COD', 'الدفع عند الاستلام'],
  signature: ['Signature', 'التوقيع'],
  total: ['Total to collect', 'مجموع المطلوب تحصيله'],
  printed: ['Printed', 'وقت الطباعة'],
} as const;
